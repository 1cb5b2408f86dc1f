import { type ContentQuery, WHOLE_SET_QUERY } from '@kontorwerk/contract/content/content-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, ORIGIN, stubBrowser } from './testing/backend.ts';

const BLOG = `${ORIGIN}/wp-json/bc/v1/blog`;
const MINUTE = 60_000;
const version = (call: string) => [{ title: 'Blog', endpoint_call: call }];

let answers: Answers;
let asked: string[];
let lists: typeof import('./list-fetch.ts');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  answers = { blog: version('blog@1'), 'blog/de': version('blog/de@1') };
  asked = stubBrowser(answers);
  // A fresh session: the calls seen so far are module state.
  vi.resetModules();
  lists = await import('./list-fetch.ts');
});
afterEach(() => {
  vi.useRealTimers();
});

test('§6 §7 asks with the token and credentials, once for both who ask at the same time', async () => {
  const [first, second] = await Promise.all([
    lists.fetchList('blog', 'en', WHOLE_SET_QUERY),
    lists.fetchList('blog', 'en', WHOLE_SET_QUERY),
  ]);
  expect(first[0]?.endpoint_call).toBe('blog@1');
  expect(second).toBe(first);
  expect(asked).toEqual(['blog']);
});

test('§4 §7 German has an address and a cache of its own', async () => {
  await lists.fetchList('blog', 'en', WHOLE_SET_QUERY);
  expect((await lists.fetchList('blog', 'de', WHOLE_SET_QUERY))[0]?.endpoint_call).toBe('blog/de@1');
  expect(asked).toEqual(['blog', 'blog/de']);
});

test('§9 asks again after 5 minutes and not before', async () => {
  await lists.fetchList('blog', 'en', WHOLE_SET_QUERY);
  vi.advanceTimersByTime(5 * MINUTE - 1);
  await lists.fetchList('blog', 'en', WHOLE_SET_QUERY);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await lists.fetchList('blog', 'en', WHOLE_SET_QUERY);
  expect(asked).toHaveLength(2);
});

test('§9 a fresh answer with the same endpoint_call is kept for another 5 minutes', async () => {
  await lists.fetchList('blog', 'en', WHOLE_SET_QUERY);
  vi.advanceTimersByTime(5 * MINUTE);
  await lists.fetchList('blog', 'en', WHOLE_SET_QUERY);
  expect(lists.peekList('blog', 'en', WHOLE_SET_QUERY)?.[0]?.endpoint_call).toBe('blog@1');
});

test('§9 a fresh answer with another endpoint_call removes the kept entry', async () => {
  await lists.fetchList('blog', 'en', WHOLE_SET_QUERY);
  answers.blog = version('blog@2');
  vi.advanceTimersByTime(5 * MINUTE);
  expect((await lists.fetchList('blog', 'en', WHOLE_SET_QUERY))[0]?.endpoint_call).toBe('blog@2');
  expect(localStorage.getItem(BLOG)).toBeNull();
  expect(localStorage.getItem(`${BLOG}_timestamp`)).toBeNull();
});

test('§9 what an earlier page kept counts as seen', async () => {
  await lists.fetchList('blog', 'en', WHOLE_SET_QUERY);
  vi.resetModules();
  const nextPage = await import('./list-fetch.ts');
  await nextPage.fetchList('blog', 'en', WHOLE_SET_QUERY);
  answers.blog = version('blog@2');
  vi.advanceTimersByTime(5 * MINUTE);
  await nextPage.fetchList('blog', 'en', WHOLE_SET_QUERY);
  expect(localStorage.getItem(BLOG)).toBeNull();
});

const CARD: ContentQuery = { kind: 'card', by: 'card', value: 'a' };
const ENTRY: ContentQuery = { kind: 'entry', entry: 'Blog', cards: 24, start: 0, last: null, filters: {} };
const posts = (call: string) => [
  { title: 'Blog', endpoint_call: call, meta: [{ component_name: 'News', card_components: [{ title: 'A' }] }] },
];

test('§9 what is asked for of a list is kept under its own request URL', async () => {
  answers.blog = posts('blog@1');
  await lists.fetchList('blog', 'en', CARD);
  await lists.fetchList('blog', 'en', ENTRY);
  await lists.fetchList('blog', 'en', CARD);
  expect(asked).toEqual(['blog?card=a', 'blog?entry=Blog&cards=24']);
  expect(localStorage.getItem(`${BLOG}?card=a_timestamp`)).toBe(String(Date.now()));
  expect(localStorage.getItem(BLOG)).toBeNull();
});

test('§9 another endpoint_call removes all that was kept of its set, and nothing else', async () => {
  answers.blog = posts('blog@1');
  await lists.fetchList('blog', 'en', ENTRY);
  await lists.fetchList('blog', 'de', WHOLE_SET_QUERY);
  answers.blog = posts('blog@2');
  await lists.fetchList('blog', 'en', CARD);
  expect(lists.peekList('blog', 'en', ENTRY)).toBeNull();
  expect(lists.peekList('blog', 'de', WHOLE_SET_QUERY)).not.toBeNull();
});

test('an answer of nothing says nothing of what the set has become', async () => {
  answers.blog = posts('blog@1');
  await lists.fetchList('blog', 'en', ENTRY);
  await lists.fetchList('blog', 'en', { ...CARD, value: 'nothing' });
  expect(lists.peekList('blog', 'en', ENTRY)).toHaveLength(1);
});

test('peeking never asks', () => {
  expect(lists.peekList('blog', 'en', WHOLE_SET_QUERY)).toBeNull();
  expect(asked).toEqual([]);
});

test('§8 a failure says what the backend said, is not kept, and is tried again', async () => {
  answers.blog = 503;
  await expect(lists.fetchList('blog', 'en', WHOLE_SET_QUERY)).rejects.toThrow('503 Not today');
  answers.blog = version('blog@1');
  expect(localStorage.length).toBe(0);
  expect(await lists.fetchList('blog', 'en', WHOLE_SET_QUERY)).toMatchObject([{ endpoint_call: 'blog@1' }]);
});
