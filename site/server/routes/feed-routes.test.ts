import { gunzipSync } from 'node:zlib';
import { redirectsPath } from '@kontorwerk/contract/wire';
import type { Element } from '@xmldom/xmldom';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CONCURRENCY } from '../base/limits.ts';
import { longList } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { createLineLog } from '../testing/line-log.ts';
import { html, startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { childrenOf, readXml } from '../testing/xml.ts';
import { createPrimaryDelegate } from './primary-delegate.ts';

const BLOG = '/wp-json/bc/v1/blog';
const CAREER = '/wp-json/bc/v1/career';

const POSTS = [
  {
    id: 'post-1',
    title: 'Light & <sha\u00adde>',
    description: 'On la\u00admps.',
    date: '2026-01-31',
    modified: '2026-02-03T10:15:00.000Z',
    name: 'Ada',
    category: 'Design',
    image: '/uploads/lamp.webp',
    html_field:
      '<p onclick="x()">A <a href="/projects/indus">case</a>, <a href="#more">more</a> ]]> \u0001 &amp; <img src="/uploads/a.png" srcset="/uploads/a.png 1x, /uploads/b.png 2x"></p><script>x()</script>',
  },
  { id: 'post-2', title: 'Older', date: '2025-06-01' },
  { title: 'Without id', date: '', html_field: '<p>Text</p>' },
];

const JOBS = [
  {
    id: 'job-1',
    title: 'Ship wright',
    job_type: 'Full time',
    location: 'Munich',
    salary: '60,000 €',
    description: 'Build ships.',
    html_field: '<p>Text</p>',
    date: '2030-01-01',
    modified: '2026-05-01T00:00:00.000Z',
  },
  { id: 'job-2', title: 'No page', html_field: '' },
];

function list(title: string, component_name: string, card_components: readonly object[], call = 'a'): unknown {
  return [{ title, meta: [{ component_name, card_components }], endpoint_call: call }];
}

const CONTENT = {
  [BLOG]: list('Blogs', 'News', POSTS),
  [`${BLOG}/de`]: list('Blogs', 'News', [{ ...POSTS[0], title: 'Licht' }]),
  '/wp-json/bc/v1/news': list('News', 'News', []),
  [CAREER]: list('Career', 'CareerGrid', JOBS),
};

function blogHere() {
  return startTestSite({}, {}, CONTENT);
}

/** Checks the requirements of RFC 4287 for a feed and its entries (4.1.1, 4.1.2, 3.3). */
function checkAtom(text: string): readonly Element[] {
  const feed = readXml(text).documentElement;
  if (feed === null) throw new Error('there is no element');
  expect([feed.namespaceURI, feed.localName]).toEqual(['http://www.w3.org/2005/Atom', 'feed']);
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
  const entries = childrenOf(feed, 'entry');
  for (const element of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) {
      const [only, ...others] = childrenOf(element, name);
      expect([only?.textContent, others], name).toEqual([expect.stringMatching(/./), []]);
    }
    expect(childrenOf(element, 'updated')[0]?.textContent).toMatch(moment);
    expect(URL.canParse(childrenOf(element, 'id')[0]?.textContent ?? '')).toBe(true);
    expect(element.getAttribute('xml:lang') || feed.getAttribute('xml:lang')).toMatch(/^(en|de)$/);
    const links = childrenOf(element, 'link');
    for (const link of links) expect(URL.canParse(link.getAttribute('href') ?? '')).toBe(true);
    expect(links.filter((link) => link.getAttribute('rel') === 'alternate')).toHaveLength(1);
  }
  expect(childrenOf(feed, 'link').filter((link) => link.getAttribute('rel') === 'self')).toHaveLength(1);
  expect(childrenOf(feed, 'author')[0] && childrenOf(childrenOf(feed, 'author')[0] ?? feed, 'name')).toHaveLength(1);
  const ids = entries.map((entry) => childrenOf(entry, 'id')[0]?.textContent);
  expect(new Set(ids).size).toBe(entries.length);
  return entries;
}

const url = v.pipe(v.string(), v.url());
const moment = v.pipe(v.string(), v.isoTimestamp());
const authors = v.pipe(v.array(v.strictObject({ name: v.string(), url: v.optional(url) })), v.minLength(1));
/** JSON Feed 1.1, as far as it is used; other fields are not allowed. */
const jsonFeed = v.strictObject({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: v.pipe(v.string(), v.nonEmpty()),
  home_page_url: url,
  feed_url: url,
  next_url: v.optional(url),
  language: v.picklist(['en', 'de']),
  authors,
  items: v.array(
    v.pipe(
      v.strictObject({
        id: v.pipe(v.string(), v.nonEmpty()),
        url,
        title: v.string(),
        content_html: v.optional(v.string()),
        content_text: v.optional(v.string()),
        summary: v.optional(v.string()),
        image: v.optional(url),
        date_published: v.optional(moment),
        date_modified: moment,
        authors: v.optional(authors),
        tags: v.optional(v.array(v.string())),
        language: v.picklist(['en', 'de']),
      }),
      v.check(({ content_html, content_text }) => (content_html ?? content_text) !== undefined, 'has no content'),
    ),
  ),
});

function textOf(entry: Element | undefined, name: string): string {
  return (entry && childrenOf(entry, name)[0]?.textContent?.trim()) ?? '';
}

describe('a feed', () => {
  it.each(['page=0', 'page=9', 'page=x'])(
    'is still there after somebody asked for a part that it lacks (%s)',
    async (query) => {
      const site = await blogHere();
      site.render = async () => html('none', { status: 404 });
      expect((await ask(`${site.url}/feeds/blog.atom?${query}`)).status).toBe(404);
      expect((await ask(`${site.url}/feeds/blog.atom`)).status).toBe(200);
    },
  );

  it('is Atom with all that the standard requires, the newest first', async () => {
    const site = await blogHere();
    const { status, headers, text } = await ask(`${site.url}/feeds/blog.atom`);
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    const entries = checkAtom(text);
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(['Light & <shade>', 'Older', 'Without id']);
    const [first] = entries;
    expect(['id', 'published', 'updated', 'summary'].map((name) => textOf(first, name))).toEqual([
      'tag:www.example,2026:post-1/en',
      '2026-01-31T00:00:00.000Z',
      '2026-02-03T10:15:00.000Z',
      'On lamps.',
    ]);
    expect(first && childrenOf(first, 'author').map((author) => textOf(author, 'name'))).toEqual(['Ada']);
    expect(textOf(first, 'content')).toBe(
      '<p>A <a href="http://www.example/projects/indus" rel="noopener">case</a>, ' +
        '<a href="http://www.example/blog/light-%26-%3Cshade%3E#more" rel="noopener">more</a> ]]&gt;  &amp; ' +
        '<img src="http://www.example/uploads/a.png" ' +
        'srcset="http://www.example/uploads/a.png 1x, http://www.example/uploads/b.png 2x" alt="" loading="lazy" /></p>',
    );
    expect(textOf(entries[1], 'updated')).toBe('2025-06-01T00:00:00.000Z');
  });

  it('is a JSON Feed with the same items, in the language of its address', async () => {
    const site = await blogHere();
    const { headers, text } = await ask(`${site.url}/de/feeds/blog.json`);
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = v.parse(jsonFeed, JSON.parse(text));
    expect(feed).toMatchObject({
      language: 'de',
      feed_url: 'http://www.example/de/feeds/blog.json',
      home_page_url: 'http://www.example/de/agency/blogs',
      items: [{ id: 'tag:www.example,2026:post-1/de', url: 'http://www.example/de/blog/licht', tags: ['Design'] }],
    });
    expect(feed.next_url).toBeUndefined();
  });

  it('tells of jobs that have a page, without calling the day they begin the one they came out', async () => {
    const site = await blogHere();
    const [job, ...others] = v.parse(jsonFeed, JSON.parse((await ask(`${site.url}/feeds/jobs.json`)).text)).items;
    expect(others).toEqual([]);
    expect(job).toMatchObject({
      url: 'http://www.example/jobapply/ship-wright',
      summary: 'Full time · Munich · 60,000 € · Build ships.',
      date_modified: '2026-05-01T00:00:00.000Z',
    });
    expect(job?.date_published).toBeUndefined();
    checkAtom((await ask(`${site.url}/feeds/jobs.atom`)).text);
  });

  it('is complete where its list is empty, and missing where there is no such list', async () => {
    const site = await blogHere();
    expect(checkAtom((await ask(`${site.url}/feeds/news.atom`)).text)).toEqual([]);
    expect(v.parse(jsonFeed, JSON.parse((await ask(`${site.url}/feeds/news.json`)).text)).items).toEqual([]);
    site.render = async () => new Response('none', { status: 404, headers: { 'Content-Type': 'text/html' } });
    for (const path of ['/de/feeds/news.atom', '/feeds/blog.rss', '/feeds/constructor.atom', '/feeds/blog.atom?page=2'])
      expect((await ask(site.url + path)).status, path).toBe(404);
  });

  it('goes on in parts that name each other, of a list that the backend has for itself, too', async () => {
    const site = await startTestSite({}, {}, { [BLOG]: longList('Blogs', 'a', 65) }, (backend) => {
      backend.answersAsks = true;
    });
    const seen: string[] = [];
    const read = async (path: string) => v.parse(jsonFeed, JSON.parse((await ask(site.url + path)).text));
    for (let next: string | undefined = '/feeds/blog.json'; next !== undefined; ) {
      const feed: v.InferOutput<typeof jsonFeed> = await read(next);
      seen.push(...feed.items.map(({ title }) => title));
      next = feed.next_url?.replace('http://www.example', '');
    }
    expect(seen).toEqual(Array.from({ length: 65 }, (_, at) => `Post ${64 - at}`));
    const links = childrenOf(
      readXml((await ask(`${site.url}/feeds/blog.atom?page=2`)).text).documentElement ?? expect.fail('no element'),
      'link',
    ).map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`);
    expect(links).toEqual([
      'self http://www.example/feeds/blog.atom?page=2',
      'alternate http://www.example/agency/blogs',
      'previous http://www.example/feeds/blog.atom',
      'next http://www.example/feeds/blog.atom?page=3',
    ]);
  });

  it('is not sent twice to who has it, and is small', async () => {
    const site = await startTestSite({}, {}, { [BLOG]: longList('Blogs', 'a', 30) });
    site.time.aheadMs = 2_000;
    const address = `${site.url}/feeds/blog.atom`;
    const { headers, body } = await ask(address, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(checkAtom(gunzipSync(body).toString())).toHaveLength(20);
    const { etag = '', 'last-modified': date = '' } = headers;
    expect((await ask(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await ask(address, { headers: { 'If-Modified-Since': date } })).status).toBe(304);
    const head = await ask(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } });
    expect([head.body.length, head.headers.etag]).toEqual([0, etag]);
    expect((await ask(address, { method: 'POST' })).status).toBe(405);
  });

  it('is there while the backend is away, and newer as soon as something is published', async () => {
    const site = await blogHere();
    await site.backend.stop();
    expect((await ask(`${site.url}/feeds/blog.atom`)).status).toBe(200);
    await site.backend.restart();
    await waitUntil(() => site.backend.followers > 0);
    site.backend.content.set(BLOG, list('Blogs', 'News', [{ ...POSTS[0], title: 'New name' }], 'b'));
    site.backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'b' });
    await waitUntil(async () => (await ask(`${site.url}/feeds/blog.atom`)).text.includes('New name'));
    const [entry] = checkAtom((await ask(`${site.url}/feeds/blog.atom`)).text);
    expect(textOf(entry, 'id')).toBe('tag:www.example,2026:post-1/en');
  });

  it('is found at the usual address, for good', async () => {
    const site = await blogHere();
    for (const [from, to] of [
      ['/blog/feed.xml', '/feeds/blog.atom'],
      ['/de/blog/feed.xml', '/de/feeds/blog.atom'],
      ['/en/feeds/jobs.json', '/feeds/jobs.json'],
      ['/en/feeds/blog.atom?page=2', '/feeds/blog.atom?page=2'],
    ]) {
      const { status, headers } = await ask(site.url + from);
      expect([status, headers.location]).toEqual([301, to]);
    }
  });

  it('has nothing whose address leads elsewhere', async () => {
    const redirects = [{ from: '/blog/older', to: '/services/webdevelopment' }];
    const site = await startTestSite({}, {}, { ...CONTENT, [redirectsPath('en')]: { redirects, endpoint_call: 'a' } });
    const { items } = v.parse(jsonFeed, JSON.parse((await ask(`${site.url}/feeds/blog.json`)).text));
    expect(items.map(({ title }) => title)).toEqual(['Light & <shade>', 'Without id']);
  });

  it('is the same whichever of several processes is asked: one of them makes it', async () => {
    const primary = await blogHere();
    const workers = [0, 60_000].map(async (aheadMs) => {
      const worker = await startTestSite(
        {},
        { primaryDelegate: createPrimaryDelegate(primary.url, createLineLog([])) },
        CONTENT,
      );
      worker.time.aheadMs = aheadMs;
      return ask(`${worker.url}/feeds/blog.json`);
    });
    const [one, other] = await Promise.all(workers);
    expect(one?.text).toContain('Without id');
    expect([other?.text, other?.headers.etag]).toEqual([one?.text, one?.headers.etag]);
    const { headers } = await ask(`${primary.url}/feeds/blog.json`);
    expect(headers.etag).toBe(one?.headers.etag);
  });

  it('is made for so many at the same time, and the others are told', async () => {
    const { atOnce, waiting } = CONCURRENCY.feeds;
    const site = await startTestSite({}, {}, { [BLOG]: longList('Blogs', 'a', 5_000) }, (backend) => {
      backend.answersAsks = true;
    });
    site.backend.delayMs = 200;
    const parts = Array.from({ length: atOnce + waiting + 5 }, (_, at) => at + 4);
    const asked = await Promise.all(parts.map((part) => ask(`${site.url}/feeds/blog.json?page=${part}`)));
    const statuses = new Set(asked.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([200, 503]);
    expect(asked.find(({ status }) => status === 503)?.headers['retry-after']).toBe('5');
  });
});
