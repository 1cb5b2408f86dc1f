/** Lists that are too long to be held: the first cards are, the rest is fetched on demand. */
import { type ContentQuery, HELD_CARDS, parseContentQuery } from '@kontorwerk/contract/content/content-query';
import { expect, it } from 'vitest';
import { longList } from '../testing/fake-backend.ts';
import { createTestStore, listRequests, startTestBackend } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';
import type { ContentStore } from './content-store.ts';

const BLOG = '/wp-json/bc/v1/blog';
const POSTS = 130;

const askOf = (query: string): ContentQuery => parseContentQuery(new URLSearchParams(query));

async function storeOfPosts(posts = POSTS, answersAsks = true) {
  const backend = await startTestBackend();
  backend.answersAsks = answersAsks;
  backend.content.set(BLOG, longList('Blogs', 'blog@1', posts));
  const { store, folder, lines } = await createTestStore(backend);
  await store.start();
  return { backend, store, folder, lines };
}

/** Returns the titles of the cards of an answer, and their texts. */
async function answer(store: ContentStore, query: string) {
  const cards = (await store.answer('blog', 'en', askOf(query))).flatMap(({ meta }) =>
    meta.flatMap(({ card_components }) => card_components),
  );
  return {
    titles: cards.map(({ title }) => Number(title.replace('Post ', ''))),
    texts: cards.flatMap(({ html_field }) => html_field || []),
  };
}

const upwards = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

it('holds the beginning of a list, and the whole of one that is no longer', async () => {
  const { store } = await storeOfPosts();
  const [section] = store.entries('blog', 'en')[0]?.meta ?? [];
  expect(section?.card_components).toHaveLength(HELD_CARDS);
  expect(section?.window).toMatchObject({ total: POSTS, all: POSTS, start: 0 });
  const short = await storeOfPosts(HELD_CARDS);
  expect(short.store.entries('blog', 'en')[0]?.meta[0]).toMatchObject({ window: null });
});

it('answers from what it holds without asking the backend', async () => {
  const { backend, store } = await storeOfPosts();
  const before = backend.requests.length;
  expect(await answer(store, 'entry=Blogs&cards=24&start=36')).toEqual({ titles: upwards(POSTS - 48, 12), texts: [] });
  const wordPress = await storeOfPosts(POSTS, false);
  expect(await answer(wordPress.store, 'card=post-70')).toEqual({
    titles: [69, 70, 71, 72, 68],
    texts: ['<p>Text 70</p>'],
  });
  expect(await answer(wordPress.store, 'entry=Blogs&cards=24&start=120')).toMatchObject({ titles: upwards(0, 10) });
  expect(backend.requests).toHaveLength(before);
  expect(listRequests(wordPress.backend, BLOG)).toHaveLength(1);
});

it('asks for the rest, once for all who want it at the same state, and cleans it', async () => {
  const { backend, store } = await storeOfPosts();
  const both = await Promise.all([answer(store, 'card=post-3'), answer(store, 'card=post-3')]);
  for (const each of both) expect(each).toEqual({ titles: [2, 3, 4, 5, 1], texts: ['<p>Text 3</p>'] });
  expect(await answer(store, 'card=post-3')).toEqual(both[0]);
  expect(await answer(store, 'entry=Blogs&cards=24&start=48')).toEqual({ titles: upwards(POSTS - 60, 12), texts: [] });
  expect(await answer(store, 'card=nothing')).toEqual({ titles: [], texts: [] });
  expect(listRequests(backend, BLOG).map(({ url }) => url.replace(BLOG, ''))).toEqual([
    '?cards=48',
    '?card=post-3',
    '?entry=Blogs&cards=24&start=48',
    '?card=nothing',
  ]);
});

it('asks again when the set has changed', async () => {
  const { backend, store } = await storeOfPosts();
  await answer(store, 'card=post-0');
  backend.content.set(BLOG, longList('Blogs', 'blog@2', POSTS + 1));
  backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'blog@2' });
  await waitUntil(() => store.entries('blog', 'en')[0]?.endpoint_call === 'blog@2');
  expect(await answer(store, 'card=post-0')).toMatchObject({ titles: [0, 1, 130, 2] });
});

it('gives what it has while the backend is away, and what is made of that is made anew afterwards', async () => {
  const { backend, store } = await storeOfPosts();
  await answer(store, 'card=post-0');
  await backend.stop();
  const { revision } = store;
  const other = longList('Blogs', 'blog@2', POSTS + 1);
  // The same set, in another state than when the slice was fetched.
  backend.content.set(BLOG, other);
  expect(await answer(store, 'card=post-0')).toMatchObject({ titles: [0, 1, 2, 128] });
  // A card that is held gets its page, with related cards that are held.
  expect(await answer(store, 'card=post-129')).toEqual({
    titles: [128, 129, 83, 127],
    texts: ['<p>Text 129</p>'],
  });
  for (const query of ['card=post-1', 'entry=Blogs&cards=24&start=48', 'card=nothing'])
    await expect(answer(store, query)).rejects.toThrow('The content is not available right now.');
  await backend.restart();
  await waitUntil(() => store.revision > revision + 1);
  expect(await answer(store, 'card=post-1')).toMatchObject({ titles: [0, 1, 2, 3, 129] });
});

it('a site that starts beside a dead backend has the beginnings of its lists', async () => {
  const { backend, store, folder } = await storeOfPosts();
  await store.stop();
  await backend.stop();
  const again = await createTestStore(backend, { folder });
  await again.store.start();
  expect((await answer(again.store, 'entry=Blogs&cards=24')).titles).toEqual(upwards(POSTS - 12, 12));
  await expect(answer(again.store, 'card=post-1')).rejects.toThrow('The content is not available right now.');
});

it('says once that parts can not be had', async () => {
  const { backend, store, lines } = await storeOfPosts();
  backend.answers.set(BLOG, (_request, response) => response.writeHead(500).end());
  for (const name of [1, 2, 3]) await answer(store, `card=post-${name}`).catch(() => {});
  expect(lines.filter((line) => line.includes('in part'))).toEqual([
    'content blog/en in part: the content backend answered 500 Internal Server Error; what is held stays',
  ]);
});
