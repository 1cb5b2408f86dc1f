import { expect, test } from 'vitest';
import { guardApi } from './api-guard.ts';

const KNOWN = Promise.resolve({
  collections: [{ slug: 'pages', versions: {} }, { slug: 'media' }],
  globals: [{ slug: 'mails' }],
});

const guard = (handler: Parameters<typeof guardApi>[0]) =>
  guardApi(handler, KNOWN, { isSilent: async () => false, hasAccount: async () => true });

function ask(answer: Response, ...slug: readonly string[]): Promise<Response> {
  const handler = guard(async () => answer);
  const request = new Request(`http://127.0.0.1:3001/api/${slug.join('/')}`);
  return handler(request, { params: Promise.resolve({ slug: [...slug] }) });
}

const READS = ['GET', 'HEAD'];

/** Wraps a request in a proxy, as Next does. */
function asInNext(request: Request): Request {
  return new Proxy(request, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const data = (status = 200, headers: HeadersInit = {}) => Response.json({ a: 1 }, { status, headers });

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'payload-migrations', 'payload-kv'])(
  'there is no collection %s',
  async (name) => {
    const answer = await ask(data(), name);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  },
);

test('an answer that names the inner address is not passed on', async () => {
  const answer = await ask(Response.json({ message: 'Cannot GET http://127.0.0.1:3001/api/x' }, { status: 501 }), 'x');
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('3001');
});

test('data is kept by nobody, files as the handler says', async () => {
  expect((await ask(data(), 'users')).headers.get('Cache-Control')).toBe('no-store');
  expect((await ask(data(403), 'users')).headers.get('Cache-Control')).toBe('no-store');
  const cached = await ask(data(200, { 'Cache-Control': 'max-age=60' }), 'users');
  expect(cached.headers.get('Cache-Control')).toBe('max-age=60');
  const picture = new Response('', { headers: { 'Content-Type': 'image/png' } });
  expect((await ask(picture, 'media', 'file', 'a.png')).headers.get('Cache-Control')).toBeNull();
});

test.each([
  ['GET', '?where[title][contains]=x', 'en'],
  ['GET', '?where[title][contains]=x&locale=de', 'de'],
  ['GET', '?sort=title', 'en'],
  ['GET', '?limit=1', null],
  ['POST', '?where[title][contains]=x', null],
])('%s %s is asked in the language %s', async (method, query, language) => {
  const asked: (string | null)[] = [];
  const handler = guard(async ({ url }) => {
    asked.push(new URL(url).searchParams.get('locale'));
    return data();
  });
  const params = Promise.resolve({ slug: ['projects'] });
  await handler(new Request(`http://127.0.0.1:3001/api/projects${query}`, { method }), { params });
  expect(asked).toEqual([language]);
});

test.each([
  ['DELETE', '?select[id]=true', ''],
  ['DELETE', '?trash=true&select[id]=true&depth=0', '?trash=true&depth=0'],
  ['PATCH', '?select%5Bid%5D=true&selected=1', '?selected=1'],
  ['PATCH', '?sel%65ct=id&draft=true', '?draft=true'],
  ['PATCH', '?[select][id]=true', ''],
  ['POST', '?select[]=id&select[]=title', ''],
  ['POST', '?select', ''],
  ['PUT', '?populate[users][name]=true&locale=de', '?locale=de'],
  ['GET', '?select[id]=true&populate[users][name]=true', '?select[id]=true&populate[users][name]=true'],
  ['HEAD', '?select[id]=true', '?select[id]=true'],
])('%s %s is handled as %j: only a read is narrowed', async (method, query, handled) => {
  const seen: unknown[] = [];
  const handler = guard(async (request) => {
    seen.push(request.method, new URL(request.url).search, await request.text());
    return data();
  });
  const body = READS.includes(method) ? null : '{"title":"ü"}';
  const headers = { 'Content-Type': 'application/json' };
  const request = asInNext(new Request(`http://127.0.0.1:3001/api/pages/1${query}`, { method, headers, body }));
  await handler(request, { params: Promise.resolve({ slug: ['pages', '1'] }) });
  expect(seen).toEqual([method, handled, body ?? '']);
});

test('a form with files keeps its body when the parameters that narrow are taken from it', async () => {
  const form = new FormData();
  form.set('file', new File(['x'.repeat(100_000)], 'a.png'));
  const handler = guard(async (request) => {
    const file = (await request.formData()).get('file');
    return Response.json([new URL(request.url).search, file instanceof File && file.size]);
  });
  const request = new Request('http://127.0.0.1:3001/api/media?select[id]=true', { method: 'POST', body: form });
  const answer = await handler(asInNext(request), { params: Promise.resolve({ slug: ['media'] }) });
  expect(await answer.json()).toEqual(['', 100_000]);
});

test.each([
  [404, ['media', 'versions']],
  [404, ['media', 'versions', '1']],
  [404, ['media', 'VERSIONS']],
  [404, ['globals', 'mails', 'Versions']],
  [200, ['pages', 'versions']],
  [200, ['media', '1']],
])('answers %i to what is asked of %j', async (status, slug) => {
  expect((await ask(data(), ...slug)).status).toBe(status);
});

test.each(['limit=-1&page=2', 'limit=abc', 'page=1.5'])('%s is refused', async (query) => {
  const params = Promise.resolve({ slug: ['globals', 'words', 'versions'] });
  const handler = guard(async () => data());
  const request = new Request(`http://127.0.0.1:3001/api/globals/words/versions?${query}`);
  expect((await handler(request, { params })).status).toBe(400);
});

test.each([
  [404, ['resumes', 'file', 'x.pdf'], '?prefix=a'],
  [404, ['media', 'File', 'x.png'], '?prefix='],
  [200, ['media', 'file', 'x.png'], ''],
  [200, ['media'], '?prefix=a'],
])('answers %i to %j%s: no file has a prefix', async (status, slug, query) => {
  const request = new Request(`http://127.0.0.1:3001/api/${slug.join('/')}${query}`);
  expect((await guard(async () => data())(request, { params: Promise.resolve({ slug }) })).status).toBe(status);
});

test('a search that is posted as no JSON is answered, and other errors are not hushed up', async () => {
  const params = Promise.resolve({ slug: ['pages'] });
  const request = new Request('http://127.0.0.1:3001/api/pages', { method: 'POST', body: '{' });
  const answer = await guard(async (bounded) => bounded.json())(request, { params });
  expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ message: 'Invalid JSON' }] }]);
  const failing = guard(() => Promise.reject(new TypeError('ours')));
  await expect(failing(request, { params })).rejects.toThrow('ours');
});

const FORM = 'application/x-www-form-urlencoded';

/** Posts a search; returns the status and what the handler was asked. */
async function search(body: string, type: string, name = 'X-Payload-HTTP-Method-Override', query = '') {
  const asked: string[] = [];
  const handler = guard(async ({ method, url, headers }) => {
    asked.push(`${method} ${decodeURIComponent(new URL(url).search)} ${headers.get('Content-Type')}`);
    return data();
  });
  const headers = { 'Content-Type': type, [name]: 'GET' };
  const request = new Request(`http://127.0.0.1:3001/api/posts${query}`, { method: 'POST', headers, body });
  const { status } = await handler(request, { params: Promise.resolve({ slug: ['posts'] }) });
  return [status, ...asked];
}

test('a posted search is asked as a GET with its query and the default language', async () => {
  const asked = [200, 'GET ?where[title][like]=a#&locale=en null'];
  const body = 'where[title][like]=a%23';
  expect(await search(body, FORM)).toEqual(asked);
  expect(await search(body, `${FORM}; charset=UTF-8`, 'X-HTTP-Method-Override')).toEqual(asked);
  expect(await search('depth=0', FORM, undefined, '?limit=2')).toEqual([200, 'GET ?limit=2&depth=0 null']);
  expect(await search('', 'text/plain')).toEqual([200, 'GET  null']);
  expect(await search('select[title]=true', FORM)).toEqual([200, 'GET ?select[title]=true null']);
});

test('a posted search has the bounds of an address’s, and may be as long as the admin’s', async () => {
  const ids = (count: number) =>
    Array.from({ length: count }, (_, at) => `where[and][0][id][in][${at}]=${at}`).join('&');
  expect((await search(ids(1_000), FORM))[0]).toBe(200);
  expect(await search(ids(3_000), FORM)).toEqual([400]);
  expect(await search('limit=-1', FORM)).toEqual([400]);
  expect(await search(`where=${'{"or":['.repeat(500)}{}${']}'.repeat(500)}`, FORM)).toEqual([400]);
  expect(await search('{"locale":"en&where[title][like]=a"}', 'application/json')).toEqual([400]);
});

test('a body that Payload would fail over is refused, and any other one comes as it was sent', async () => {
  const seen: unknown[] = [];
  const handler = guard(async (request) => {
    seen.push([request.method, request.headers.get('X-Own'), await request.text()]);
    return data();
  });
  const post = (body: string, type = 'application/json') => {
    const headers = { 'Content-Type': type, 'X-Own': 'kept' };
    const request = new Request('http://127.0.0.1:3001/api/pages', { method: 'POST', headers, body });
    return handler(asInNext(request), { params: Promise.resolve({ slug: ['pages'] }) });
  };
  expect((await post('null', 'application/json; charset=utf-8')).status).toBe(400);
  expect((await post('{"title":"ü"}')).status).toBe(200);
  expect((await post('null', 'text/plain')).status).toBe(200);
  expect(seen).toEqual([
    ['POST', 'kept', '{"title":"ü"}'],
    ['POST', 'kept', 'null'],
  ]);
});
