/** Sitemaps and robots.txt of a site on real sockets. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { longList } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { createLineLog } from '../testing/line-log.ts';
import { startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createPrimaryDelegate } from './primary-delegate.ts';

const BLOG = '/wp-json/bc/v1/blog';
const PART = '/sitemap-en-1.xml';

function siteOfPosts(count: number) {
  return startTestSite({}, {}, { [BLOG]: longList('Blogs', 'blog@1', count) }, (backend) => {
    backend.answersAsks = true;
  });
}

const postsIn = (xml: string) => xml.match(/<loc>http:\/\/www\.example\/blog\/post-\d+<\/loc>/g)?.length ?? 0;

test('a sitemap has all posts of a long list, in the form that is asked for, with a tag for who has it', async () => {
  const { url } = await siteOfPosts(230);
  await waitUntil(async () => postsIn((await ask(url + PART)).text) === 230);
  const plain = await ask(url + PART);
  expect(plain.status).toBe(200);
  expect(plain.headers['content-type']).toBe('application/xml; charset=utf-8');
  for (const [coding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const packed = await ask(url + PART, { headers: { 'Accept-Encoding': coding } });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([coding, 'Accept-Encoding']);
    expect(unpack(packed.body).toString()).toBe(plain.text);
  }
  const known = await ask(url + PART, { headers: { 'If-None-Match': plain.headers.etag } });
  expect([known.status, known.text]).toEqual([304, '']);
  const head = await ask(url + PART, { method: 'HEAD' });
  expect([head.status, head.text, head.headers.etag]).toEqual([200, '', plain.headers.etag]);
});

test('says what is published, also while the backend is away', async () => {
  const { url, backend } = await siteOfPosts(3);
  const before = await ask(url + PART);
  expect(postsIn(before.text)).toBe(3);
  backend.content.set(BLOG, longList('Blogs', 'blog@2', 4));
  backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'blog@2' });
  await waitUntil(async () => postsIn((await ask(url + PART)).text) === 4);
  await backend.stop();
  expect(postsIn((await ask(url + PART)).text)).toBe(4);
});

test('there is none where there is no part of that number, and none to write to', async () => {
  const { url } = await siteOfPosts(1);
  for (const path of ['/sitemap-en-2.xml', '/sitemap-fr-1.xml', '/sitemap-en-0001.xml'])
    expect((await ask(url + path)).status, path).toBe(404);
  expect((await ask(`${url}/sitemap.xml`, { method: 'POST' })).status).toBe(405);
});

test('before there is any content nobody is told that there are no pages', async () => {
  const { url } = await startTestSite({}, {}, {}, (backend) => {
    for (const path of backend.content.keys())
      backend.answers.set(path, (_request, response) => response.writeHead(503).end());
  });
  const answer = await ask(`${url}/sitemap.xml`);
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
});

test('robots are told where the sitemap is, and what is for editors', async () => {
  const { url } = await siteOfPosts(1);
  const robots = await ask(`${url}/robots.txt`);
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.text).toBe(
    'User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: http://www.example/sitemap.xml\n',
  );
});

test('of several processes the primary makes sitemaps', async () => {
  const primary = await siteOfPosts(2);
  const worker = await startTestSite({}, { primaryDelegate: createPrimaryDelegate(primary.url, createLineLog([])) });
  expect(postsIn((await ask(worker.url + PART)).text)).toBe(2);
});
