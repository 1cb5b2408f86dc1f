import { expect, it } from 'vitest';
import { finishAnswer } from '../http/finished-answer.ts';
import { createResponseCache } from './response-cache.ts';

/** A cache of one page, with a clock, a revision and a text that the test changes. */
function setUp() {
  const now = { ms: 1_000_400, changedAt: 1_000_400, revision: 1, text: 'one' };
  const cache = createResponseCache({
    clock: () => now.ms,
    revision: () => now.revision,
    changedAt: () => now.changedAt,
    render: async () => ({
      answer: await finishAnswer({ status: 200, contentType: 'text/html', headers: [], body: Buffer.from(now.text) }),
      isShared: true,
    }),
  });
  /** Returns the page's `Last-Modified`, in seconds since 1970. */
  async function said() {
    // A signed-in editor waits for the current page.
    const { lastModified } = (await cache.answer('/', true)).answer;
    return lastModified === null ? null : Date.parse(lastModified) / 1_000;
  }
  const change = (text: string) => {
    Object.assign(now, { revision: now.revision + 1, changedAt: now.ms, text });
    cache.renewOutdated();
  };
  return { now, cache, said, change };
}

it('a page says when the content was last another one, once that second is over', async () => {
  const { now, said } = setUp();
  expect(await said()).toBeNull();
  now.ms = 1_000_999;
  expect(await said()).toBeNull();
  now.ms = 1_001_000;
  expect(await said()).toBe(1_001);
  now.ms += 60_000;
  expect(await said()).toBe(1_001);
});

it('a page that is rendered for the first time is as old as the content', async () => {
  const { now, said } = setUp();
  now.ms += 60_000;
  expect(await said()).toBe(1_001);
});

it('a page that newer content has left as it was keeps its moment', async () => {
  const { now, said, change } = setUp();
  now.ms = 1_100_000;
  await said();
  change('one');
  now.ms = 1_200_000;
  expect(await said()).toBe(1_001);
});

it('a page that has changed names the moment of the content, and not that of its rendering', async () => {
  const { now, said, change } = setUp();
  now.ms = 1_100_000;
  await said();
  change('two');
  now.ms = 1_200_000;
  expect(await said()).toBe(1_100);
});

it('a page that changes and changes back within a second names no moment that it has named before', async () => {
  const { now, said, change } = setUp();
  now.ms = 1_001_000;
  expect(await said()).toBe(1_001);
  now.ms = 1_001_100;
  change('two');
  expect(await said()).toBeNull();
  now.ms = 1_001_200;
  change('one');
  expect(await said()).toBeNull();
  now.ms = 1_002_000;
  expect(await said()).toBe(1_002);
});

it('a page of earlier content names no later moment than it had', async () => {
  const { now, cache, change } = setUp();
  await cache.answer('/');
  change('two');
  now.ms = 1_002_000;
  const { answer, outcome } = await cache.answer('/');
  expect([outcome, answer.lastModified]).toEqual(['stale', null]);
});
