import { APPLICATION_PATH, CONTACT_PATH, WIRE_ROOT } from '@kontorwerk/contract/wire';
import fc from 'fast-check';

/** Path segments that mean something to some program. */
const SEGMENTS = [
  ...['de', 'DE', 'en', 'projects', 'agency', 'blogs', 'services', 'ecommerce', 'shopware', 'jobapply', 'career-form'],
  ...['contactus', 'contactform', 'service-detail', 'ecommerce-detail', 'blog', 'uploads', 'assets', 'previews', '404'],
  ...['admin', 'api', 'users', 'login', 'constructor', '__proto__', 'pages', 'resumes', 'payload-jobs', '_next'],
  ...['payload-migrations', 'verify', 'wp-json', 'bc', 'v1', 'changes', 'settings', 'homepage', 'wp-content', '.data'],
  ...['_.data', '__manifest', 'healthz', 'readyz', 'metrics', 'static', '..', '.', '%2e%2e', '%2f', '%00', '%', '%zz'],
  ...['%ff', '', '%C2%AD', 'ä', '\u202e', 'a'.repeat(300), '*', '\\', ';', '~', 'null', 'undefined', '-1', '1e999'],
  ...[
    'feeds',
    'blog.atom',
    'jobs.json',
    'feed.xml',
    'index.md',
    'projects.md',
    '.md',
    'llms.txt',
    '.well-known',
    'security.txt',
  ],
  ...['[object]', '1', '1.5', 'search', 'search.json', 'shopware agentur'],
];

const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SEGMENTS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'binary-ascii' }) },
);

const PARAMETERS = [
  ...['category', 'location', 'from', 'to', 'index', '_routes', 'limit', 'page', 'depth', 'locale', 'fallbackLocale'],
  ...['q', 'live', 'sort', 'select[title]', 'populate[media]', 'joins', 'draft', 'trash', 'redirect', '_rsc'],
  ...['where', 'where[a][b]', 'where[id][equals]', 'where[id][in]', 'where[title][like]', 'where[alt][equals][a]'],
  ...['where[createdAt][less_than]', 'where[or][0][alt][exists]', 'where[filename][near]'],
];
const query = fc
  .array(
    fc.tuple(fc.constantFrom(...PARAMETERS), fc.oneof(fc.constantFrom(...SEGMENTS), fc.string({ maxLength: 30 }))),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

/** Escapes characters that end a line of HTTP or the target in it: they would split the request. */
const oneLine = (text: string) => text.replace(/[\r\n\0 ]/g, '%20');

const anyTarget = fc
  .tuple(fc.array(segment, { maxLength: 6 }), query)
  .map(([segments, search]) => oneLine(`/${segments.join('/')}${search}`));

const POSTED = [
  ...[CONTACT_PATH, APPLICATION_PATH, '/contactus/contactform', '/de/career-form', '/jobapply/_'],
  ...['/api/users', '/api/users/login', '/api/users/login-code', '/api/users/reset-password', '/admin/login'],
];

/** Collections of the CMS, and the paths below each. */
const COLLECTIONS = ['media', 'pages', 'users', 'contact-messages', 'payload-jobs', 'payload-preferences'];
const PARTS = ['', '/1', '/none', '/count', '/versions', '/versions/1', '/file/none.png', '/access/1', '/1/duplicate'];
const collection = fc
  .tuple(fc.constantFrom(...COLLECTIONS), fc.constantFrom(...PARTS), query)
  .map(([name, part, search]) => oneLine(`/api/${name}${part}${search}`));

/** Paths with queries for every route class: valid, nearly valid and hostile. */
export const generatedTarget: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: anyTarget },
  { weight: 2, arbitrary: fc.constantFrom(...POSTED) },
  { weight: 1, arbitrary: segment.map((key) => oneLine(`${WIRE_ROOT}/${key}/de`)) },
  { weight: 1, arbitrary: anyTarget.map((path) => `/api${path}`) },
  { weight: 1, arbitrary: collection },
  { weight: 1, arbitrary: query.map((search) => oneLine(`/admin/login${search}`)) },
);
