import { expect, test } from 'vitest';
import { boundRequest, GUEST_BYTES, MOST_BYTES, MOST_SEARCH_BYTES, TOO_MANY } from './bounded-request.ts';
import { MOST_VALUES } from './json-object.ts';

const LARGE = `{"a":"${'x'.repeat(GUEST_BYTES)}"}`;
/** A body of the smallest values. */
const tiny = (values: number) => `{"a":[${'0,'.repeat(values - 3)}0]}`;

/** Creates a request whose body counts how much of it was read. */
function post(text: string, headers: Readonly<Record<string, string>>, declares = true) {
  const left = [Buffer.from(text)];
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = left.pop();
        if (!next) return controller.close();
        pulled += next.length;
        controller.enqueue(next);
      },
    },
    { highWaterMark: 0 },
  );
  const sent = new Headers(headers);
  if (declares) sent.set('Content-Length', String(Buffer.byteLength(text)));
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: sent,
  };
  return { request: new Request('http://127.0.0.1:3001/api/posts', init), pulled: () => pulled };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'multipart/form-data; boundary=x' };

async function heard(bounded: Request | Response): Promise<unknown> {
  return bounded instanceof Response ? [bounded.status, (await bounded.json()).errors[0].message] : bounded.text();
}

test.each([
  ['JSON', JSON_TYPE, true],
  ['a form', FORM_TYPE, true],
  ['a text', { 'Content-Type': 'text/plain' }, true],
  ['no type', {}, true],
  ['no declared length', JSON_TYPE, false],
])('a large body of %s is read for accounts only, whatever session is claimed', async (_, type, declares) => {
  const { request, pulled } = post(LARGE, { ...type, Authorization: 'x', 'Accept-Language': 'de' }, declares);
  const claims: (string | null)[] = [];
  const bounded = await boundRequest(request, async (headers) => {
    claims.push(headers.get('Authorization'));
    return false;
  });
  expect(await heard(bounded)).toEqual([403, 'Bitte melden Sie sich an: Ohne Konto ist das zu groß.']);
  expect([pulled(), claims]).toEqual([0, ['x']]);
  const own = post(LARGE, type, declares);
  expect(await heard(await boundRequest(own.request, async () => true))).toBe(LARGE);
});

test('a small body needs no account, and none is looked up', async () => {
  const login = '{"email":"a@b.test","password":"ü"}';
  const bounded = await boundRequest(post(login, JSON_TYPE).request, () => Promise.reject(new Error('looked up')));
  expect(await heard(bounded)).toBe(login);
});

test.each(['application/json', 'text/plain', '', 'application/json; x=multipart/'])(
  'more values than any document has are refused before they are parsed, as %s too',
  async (type) => {
    const send = (values: number) =>
      boundRequest(post(tiny(values), { 'Content-Type': type }).request, async () => true);
    expect(await heard(await send(MOST_VALUES + 1))).toEqual([413, TOO_MANY.en]);
    expect(await send(MOST_VALUES)).toBeInstanceOf(Request);
  },
);

test('a body that is no form is not read above its bound, even for an account', async () => {
  const { request, pulled } = post('x'.repeat(MOST_BYTES + 1), JSON_TYPE);
  expect(await heard(await boundRequest(request, async () => true))).toEqual([
    413,
    'This is larger than 4 MB. Please split it.',
  ]);
  expect(pulled()).toBe(0);
});

test('a posted search has a bound of its own, for the time of reading one grows with the square of its length', async () => {
  const search = (length: number) =>
    boundRequest(
      post('a&'.repeat(length / 2), { 'Content-Type': 'application/x-www-form-urlencoded' }).request,
      async () => true,
    );
  expect(await search(MOST_SEARCH_BYTES)).toBeInstanceOf(Request);
  expect(await heard(await search(MOST_SEARCH_BYTES + 2))).toEqual([
    413,
    'This search is too long. Please choose fewer values.',
  ]);
});

test.each([FORM_TYPE, { 'Content-Type': 'text/csv; charset=utf-8' }])(
  '%j is not parsed as JSON by endpoints that ignore its type',
  async (type) => {
    const bounded = await boundRequest(post(tiny(MOST_VALUES + 1), type).request, async () => true);
    if (bounded instanceof Response) throw new Error('it was refused');
    await expect(bounded.json()).rejects.toThrow(SyntaxError);
  },
);
