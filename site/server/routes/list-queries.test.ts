/** Queries of list requests: parts of lists, and whole sets that are too long to be held. */
import { Readable } from 'node:stream';
import { HELD_CARDS } from '@kontorwerk/contract/content/content-query';
import { listPath } from '@kontorwerk/contract/wire';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { type FakeBackend, longList } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

const BLOG = listPath('blog', 'en');
const POSTS = 230;

async function siteOfPosts({ answersAsks = true }: Partial<Pick<FakeBackend, 'answersAsks'>> = {}) {
  const site = await startTestSite({}, {}, { [BLOG]: longList('Blogs', 'blog@1', POSTS) }, (backend) => {
    backend.answersAsks = answersAsks;
  });
  const asksFor = () => site.backend.requests.filter(({ url }) => url.startsWith(`${BLOG}?`)).map(({ url }) => url);
  return { site, asksFor };
}

/** Returns the card titles of an answer's first section. */
function titlesIn(text: string): readonly string[] {
  const [entry] = JSON.parse(text);
  return entry === undefined ? [] : entry.meta[0].card_components.map(({ title }: { title: string }) => title);
}

const titles = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `Post ${from + at}`);

it.each([true, false])('answers what is asked for, from a backend that answers asks: %s', async (answersAsks) => {
  const { site } = await siteOfPosts({ answersAsks });
  for (const [query, expected] of [
    ['entry=Blogs&cards=24', titles(POSTS - 12, POSTS)],
    ['entry=Blogs&cards=24&start=204', titles(14, 26)],
    ['card=post-40', [...titles(39, 43), ...titles(38, 39)]],
    ['card=nothing', []],
    ['entry=nothing&cards=24', []],
  ] as const) {
    const { status, headers, text } = await ask(`${site.url}${BLOG}?${query}`);
    expect([status, headers['content-type']], query).toEqual([200, 'application/json; charset=utf-8']);
    expect(titlesIn(text), query).toEqual(expected);
    expect(text, query).not.toContain('onclick');
    const again = { headers: { 'If-None-Match': headers.etag ?? '' } };
    expect((await ask(`${site.url}${BLOG}?${query}`, again)).status, query).toBe(304);
  }
});

it('keeps an answer as long as the set is the same, and makes it anew when it changes', async () => {
  const { site, asksFor } = await siteOfPosts();
  const part = `${BLOG}?card=post-3`;
  const first = await ask(`${site.url}${part}&utm_source=mail`);
  const second = await ask(`${site.url}${part}`, { method: 'POST', body: '{}' });
  expect(second.text).toBe(first.text);
  expect(asksFor().filter((url) => url === part)).toHaveLength(1);
  site.backend.content.set(BLOG, longList('Blogs', 'blog@2', POSTS, { name: 'Note' }));
  site.backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'blog@2' });
  await waitUntil(() => site.store.entries('blog', 'en')[0]?.endpoint_call === 'blog@2');
  expect(titlesIn((await ask(`${site.url}${part}`)).text)).toEqual([]);
});

it('keeps no answer with the neighbours of a card that are held, for visitors or caches, once the backend is there', async () => {
  const purged: string[] = [];
  const site = await startTestSite(
    { purge: { url: 'http://127.0.0.1:9/', header: null } },
    {},
    { [BLOG]: longList('Blogs', 'blog@1', POSTS) },
    (backend) => {
      backend.answersAsks = true;
    },
  );
  site.store.onChange(({ key, language }) => purged.push(`${key}/${language}`));
  // Its next neighbour is beyond the held cards.
  const part = `${BLOG}?card=post-${POSTS - HELD_CARDS}`;
  site.backend.answers.set(part, (_request, response) => response.writeHead(500).end());
  const alone = await ask(`${site.url}${part}`);
  expect(alone.headers['cache-control']).toBe(CACHE_POLICIES.revalidated);
  site.backend.answers.delete(part);
  const beside = await ask(`${site.url}${part}`);
  expect(beside.headers['cache-control']).toBe(CACHE_POLICIES.shared);
  expect(titlesIn(beside.text)).toContain(`Post ${POSTS - HELD_CARDS - 1}`);
  expect(titlesIn(alone.text)).not.toContain(`Post ${POSTS - HELD_CARDS - 1}`);
  // An answer for another set shows that the backend is back: the fallback of the first set is rebuilt.
  site.backend.content.set(listPath('news', 'en'), longList('News', 'news@2', 1));
  site.backend.announce({ page_key: 'news', language: 'en', endpoint_call: 'news@2' });
  await waitUntil(() => purged.includes('blog/en'));
});

it('§7 answers the whole list though it holds its beginning only, cleaned', async () => {
  const { site } = await siteOfPosts();
  const whole = await ask(`${site.url}${BLOG}`);
  expect(titlesIn(whole.text)).toEqual(titles(0, POSTS));
  const [entry] = JSON.parse(whole.text);
  expect(entry).toMatchObject({ title: 'Blogs', endpoint_call: 'blog@1', meta: [{ window: null }] });
  expect(entry.meta[0].card_components[7].html_field).toBe('<p>Text 7</p>');
  const zipped = await fetch(`${site.url}${BLOG}`, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(await zipped.text()).toBe(whole.text);
  const etag = whole.headers.etag ?? '';
  expect((await ask(`${site.url}${BLOG}`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  const head = await ask(`${site.url}${BLOG}`, { method: 'HEAD' });
  expect([head.status, head.headers.etag, head.text]).toEqual([200, etag, '']);
});

it('reads no more of a whole list than tells whether it is there, where its head alone is asked for', async () => {
  const { site } = await siteOfPosts();
  const from = vi.spyOn(Readable, 'from');
  onTestFinished(() => from.mockRestore());
  expect((await ask(`${site.url}${BLOG}`, { method: 'HEAD' })).status).toBe(200);
  expect(from).toHaveBeenCalled();
  await waitUntil(() => from.mock.results.every(({ value }) => value instanceof Readable && value.destroyed));
});

it('breaks a whole list off that changes while it is read', async () => {
  const { site } = await siteOfPosts();
  const late = longList('Blogs', 'blog@2', POSTS);
  site.backend.answers.set(`${BLOG}?cards=100&start=100`, (_request, response) => response.end(JSON.stringify(late)));
  // Before the first bytes are sent, or after.
  const whole = fetch(`${site.url}${BLOG}`).then((response) => response.text());
  await expect(whole).rejects.toThrow();
});

it('says so when a whole list can not be read', async () => {
  const { site } = await siteOfPosts();
  await site.backend.stop();
  const { status, text } = await ask(`${site.url}${BLOG}`);
  expect([status, JSON.parse(text).code]).toEqual([503, 'content_unavailable']);
  await site.backend.restart();
});
