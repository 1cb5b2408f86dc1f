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
  // A session of its own: what was seen lives in the module.
  vi.resetModules();
  lists = await import('./list-fetch.ts');
});
afterEach(() => {
  vi.useRealTimers();
});

test('§6 §7 asks with the token and credentials, once for both who ask at the same time', async () => {
  const [first, second] = await Promise.all([lists.fetchList('blog', 'en'), lists.fetchList('blog', 'en')]);
  expect(first[0]?.endpoint_call).toBe('blog@1');
  expect(second).toBe(first);
  expect(asked).toEqual(['blog']);
});

test('§4 §7 German has an address and a cache of its own', async () => {
  await lists.fetchList('blog', 'en');
  expect((await lists.fetchList('blog', 'de'))[0]?.endpoint_call).toBe('blog/de@1');
  expect(asked).toEqual(['blog', 'blog/de']);
});

test('§9 asks again after 5 minutes and not before', async () => {
  await lists.fetchList('blog', 'en');
  vi.advanceTimersByTime(5 * MINUTE - 1);
  await lists.fetchList('blog', 'en');
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await lists.fetchList('blog', 'en');
  expect(asked).toHaveLength(2);
});

test('§9 a fresh answer with the same endpoint_call is kept for another 5 minutes', async () => {
  await lists.fetchList('blog', 'en');
  vi.advanceTimersByTime(5 * MINUTE);
  await lists.fetchList('blog', 'en');
  expect(lists.peekList('blog', 'en')?.[0]?.endpoint_call).toBe('blog@1');
});

test('§9 a fresh answer with another endpoint_call removes the kept entry', async () => {
  await lists.fetchList('blog', 'en');
  answers.blog = version('blog@2');
  vi.advanceTimersByTime(5 * MINUTE);
  expect((await lists.fetchList('blog', 'en'))[0]?.endpoint_call).toBe('blog@2');
  expect(localStorage.getItem(BLOG)).toBeNull();
  expect(localStorage.getItem(`${BLOG}_timestamp`)).toBeNull();
});

test('§9 what an earlier page kept counts as seen', async () => {
  await lists.fetchList('blog', 'en');
  vi.resetModules();
  const nextPage = await import('./list-fetch.ts');
  await nextPage.fetchList('blog', 'en');
  answers.blog = version('blog@2');
  vi.advanceTimersByTime(5 * MINUTE);
  await nextPage.fetchList('blog', 'en');
  expect(localStorage.getItem(BLOG)).toBeNull();
});

test('peeking never asks', () => {
  expect(lists.peekList('blog', 'en')).toBeNull();
  expect(asked).toEqual([]);
});

test('§8 a failure says what the backend said, is not kept, and is tried again', async () => {
  answers.blog = 503;
  await expect(lists.fetchList('blog', 'en')).rejects.toThrow('503 Not today');
  answers.blog = version('blog@1');
  expect(localStorage.length).toBe(0);
  expect(await lists.fetchList('blog', 'en')).toMatchObject([{ endpoint_call: 'blog@1' }]);
});
