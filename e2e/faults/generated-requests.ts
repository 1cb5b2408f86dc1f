import { CONTACT_FIELDS } from '@kontorwerk/contract/forms/contact';
import { CONTACT_WIRE_FIELDS } from '@kontorwerk/contract/forms/contact-submission';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_CONTACT } from '@kontorwerk/contract/forms/testing/contact-cases';
import { APPLICATION_PATH, CONTACT_PATH, WIRE_ROOT } from '@kontorwerk/contract/wire';
import fc from 'fast-check';
import { tinyPdf } from '../support/documents/pdf.ts';

/** A request as it goes over the wire: any bytes in a target, a header or a body. */
export type GeneratedRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};

/** What doors are opened with: words that mean something to some program. */
const SEGMENTS = [
  ...['de', 'DE', 'en', 'projects', 'agency', 'blogs', 'services', 'ecommerce', 'shopware', 'jobapply', 'career-form'],
  ...['contactus', 'contactform', 'service-detail', 'ecommerce-detail', 'blog', 'uploads', 'assets', 'previews', '404'],
  ...[
    'admin',
    'api',
    'users',
    'login',
    'constructor',
    '__proto__',
    'pages',
    'resumes',
    'payload-jobs',
    '_next',
    'static',
  ],
  ...['payload-migrations', 'verify', 'wp-json', 'bc', 'v1', 'changes', 'settings', 'homepage', 'wp-content', '.data'],
  ...['_.data', '__manifest', 'healthz', 'readyz', 'metrics', '..', '.', '%2e%2e', '%2f', '%00', '%', '%zz', '%ff', ''],
  ...['%C2%AD', 'ä', '\u202e', 'a'.repeat(300), '*', '\\', ';', '~', 'null', 'undefined', '-1', '1e999', '[object]'],
];

const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SEGMENTS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'binary-ascii' }) },
);

const PARAMETERS = [
  'category',
  'location',
  'from',
  'to',
  'index',
  '_routes',
  'where[a][b]',
  'limit',
  'depth',
  'locale',
];
const query = fc
  .array(
    fc.tuple(fc.constantFrom(...PARAMETERS), fc.oneof(fc.constantFrom(...SEGMENTS), fc.string({ maxLength: 30 }))),
    {
      maxLength: 4,
    },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

/** What ends a line of HTTP or the line itself can't stand in it: a request of our own making would be several. */
const oneLine = (text: string) => text.replace(/[\r\n\0 ]/g, '%20');

const anyTarget = fc
  .tuple(fc.array(segment, { maxLength: 6 }), query)
  .map(([segments, search]) => oneLine(`/${segments.join('/')}${search}`));

const MESSAGE = Object.fromEntries(CONTACT_FIELDS.map((name) => [CONTACT_WIRE_FIELDS[name], FILLED_CONTACT[name]]));
const RESUME = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
const APPLICATION = { ...FILLED_APPLICATION, resume: RESUME, resume_name: 'cv.pdf' };

/** A body that is nearly right: some fields are replaced by whatever JSON can hold, some are gone. */
function nearly(whole: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const changed = fc.dictionary(fc.constantFrom(...Object.keys(whole), '__proto__', 'constructor'), fc.jsonValue(), {
    maxKeys: 4,
  });
  const cut = fc.oneof(
    { weight: 4, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  );
  return fc.tuple(changed, cut).map(([fields, share]) => {
    const text = JSON.stringify({ ...whole, ...fields });
    return text.slice(0, Math.round(share * text.length));
  });
}

const BOUNDARY = 'xyz';
const part = fc
  .tuple(fc.constantFrom('first_name', 'email', 'resume', 'position', 'resume"; filename="a\0.pdf'), fc.string())
  .map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const multipart = fc
  .tuple(fc.array(part, { maxLength: 5 }), fc.constantFrom(`--${BOUNDARY}--\r\n`, '', '--', `--${BOUNDARY}`))
  .map(([parts, end]) => parts.join('') + end);

const anyBody = fc.oneof(
  nearly(MESSAGE),
  nearly(APPLICATION),
  multipart,
  fc.json(),
  fc.string({ maxLength: 2_000 }),
  fc.constantFrom('', '{', '[]', 'null', '{"a":'.repeat(2_000), `{"__proto__":{"a":1}}`),
);

const CONTENT_TYPES = [
  ...['application/json', 'application/x-www-form-urlencoded', `multipart/form-data; boundary=${BOUNDARY}`],
  ...['multipart/form-data', 'multipart/mixed; boundary=x', 'text/plain', 'application/json; charset=utf-16', 'x', ''],
];

const header = fc.constantFrom<readonly [string, string]>(
  ...([
    ['Accept-Encoding', 'br;q=0.0001, gzip;q=x, *'],
    ['Accept-Language', 'de;q=NaN,,,en;q=-1'],
    ['If-None-Match', '*'],
    ['If-Modified-Since', 'yesterday'],
    ['Range', 'bytes=5-1,-0,x'],
    ['Cookie', 'payload-token=a.b.c; map-consent=1; __proto__=1'],
    ['Authorization', 'JWT a.b.c'],
    ['Next-Router-State-Tree', '%5B%22%22%5D'],
    ['RSC', '1'],
    ['Next-Action', 'a'],
    ['X-Middleware-Subrequest', 'middleware'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['X-Forwarded-Host', 'evil.example'],
    ['Forwarded', 'for="[::1'],
    ['Upgrade', 'websocket'],
    ['Expect', '100-continue'],
    ['Origin', 'null'],
    ['X-BC-Secure', 'wrong'],
  ] as const),
);

const POSTED = [
  CONTACT_PATH,
  APPLICATION_PATH,
  '/contactus/contactform',
  '/de/career-form',
  '/jobapply/_',
  '/api/users',
];
const target = fc.oneof(
  { weight: 3, arbitrary: anyTarget },
  { weight: 2, arbitrary: fc.constantFrom(...POSTED) },
  { weight: 1, arbitrary: segment.map((key) => oneLine(`${WIRE_ROOT}/${key}/de`)) },
  { weight: 1, arbitrary: anyTarget.map((path) => `/api${path}`) },
);

/** Requests to every door: right ones, nearly right ones, and such as no program of good will sends. */
export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'),
    target,
    fc.array(header, { maxLength: 3 }),
    fc.constantFrom(...CONTENT_TYPES),
    anyBody,
    fc.ipV4(),
  )
  .map(([method, address, headers, contentType, body, client]) => {
    const bodiless = method === 'GET' || method === 'HEAD';
    return {
      method,
      target: address,
      headers: [
        ...headers,
        // From everywhere, so that nobody is taken for a flood.
        ['X-Forwarded-For', client],
        ...(bodiless ? [] : [['Content-Type', contentType] as const]),
      ],
      body: bodiless ? '' : body,
    };
  });
