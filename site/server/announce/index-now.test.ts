import { expect, it, onTestFinished } from 'vitest';
import { createBackgroundQueue } from '../base/background-queue.ts';
import { INDEX_NOW } from '../base/limits.ts';
import { createDirectory } from '../directory/directory.ts';
import { longList } from '../testing/fake-backend.ts';
import { createLineLog } from '../testing/line-log.ts';
import { serve } from '../testing/test-server.ts';
import { createTestStore, startTestBackend } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createIndexNow, notifyOfChanges } from './index-now.ts';

const TIMES = { gatherMs: 20, timeoutMs: 60_000, firstMs: 1, longestMs: 2, giveUpMs: 60_000 };
const KEY = 'key-of-this-test';
const SITE = 'https://www.example';

type Call = { readonly host: string; readonly key: string; readonly keyLocation: string; readonly urlList: string[] };

/** A search engine on a real socket, and its notifier. */
async function setUp(times: Partial<typeof TIMES> = {}) {
  const calls: Call[] = [];
  const engine = { status: 202, silent: false };
  const lines: string[] = [];
  const server = await serve(async (request, response) => {
    calls.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
    if (!engine.silent) response.writeHead(engine.status).end();
  });
  onTestFinished(server.close);
  const indexNow = createIndexNow({
    target: { key: KEY, url: `${server.url}/indexnow` },
    publicUrl: SITE,
    fetch,
    log: createLineLog(lines),
    times: { ...TIMES, ...times },
  });
  onTestFinished(indexNow.stop);
  return { calls, engine, lines, indexNow };
}

it('tells together what changes together, and whose key it is', async () => {
  const { calls, indexNow, lines } = await setUp();
  indexNow.notify([`${SITE}/a`]);
  indexNow.notify([`${SITE}/b`, `${SITE}/a`]);
  await waitUntil(() => calls.length === 1);
  indexNow.notify([`${SITE}/a`]);
  await waitUntil(() => calls.length === 2);
  const call = { host: 'www.example', key: KEY, keyLocation: `${SITE}/${KEY}.txt` };
  expect(calls).toEqual([
    { ...call, urlList: [`${SITE}/a`, `${SITE}/b`] },
    { ...call, urlList: [`${SITE}/a`] },
  ]);
  expect(lines).toEqual([]);
});

it('tries again what fails or hangs, with what has changed since, and says so once', async () => {
  const { calls, engine, lines, indexNow } = await setUp({ timeoutMs: 50 });
  engine.silent = true;
  indexNow.notify([`${SITE}/a`]);
  await waitUntil(() => calls.length === 2);
  Object.assign(engine, { silent: false, status: 429 });
  indexNow.notify([`${SITE}/b`]);
  await waitUntil(() => calls.at(-1)?.urlList.length === 2);
  engine.status = 200;
  await waitUntil(() => lines.length === 2);
  expect(lines).toEqual([
    expect.stringMatching(/^search engines can't be told of changes: /),
    'search engines hear of changes again',
  ]);
});

it('gives up what is refused, and begins anew with the next change', async () => {
  const { calls, engine, lines, indexNow } = await setUp();
  engine.status = 403;
  indexNow.notify([`${SITE}/a`]);
  await waitUntil(() => lines.length === 1);
  expect(lines).toEqual(["search engines can't be told of changes: refused with 403"]);
  engine.status = 200;
  indexNow.notify([`${SITE}/b`]);
  await waitUntil(() => lines.length === 2);
  expect(calls.map(({ urlList }) => urlList)).toEqual([[`${SITE}/a`], [`${SITE}/b`]]);
});

it('gives up after its time', async () => {
  const { calls, engine, indexNow } = await setUp({ giveUpMs: -1 });
  engine.status = 500;
  indexNow.notify([`${SITE}/a`]);
  await waitUntil(() => calls.length === 1);
  engine.status = 200;
  indexNow.notify([`${SITE}/b`]);
  await waitUntil(() => calls.length === 2);
  expect(calls.at(-1)?.urlList).toEqual([`${SITE}/b`]);
});

it('tells of many in calls of a bounded length, and keeps no more than so many', async () => {
  const { calls, indexNow } = await setUp();
  indexNow.notify(Array.from({ length: INDEX_NOW.waiting + 5 }, (_, at) => `${SITE}/${at}`));
  await waitUntil(() => calls.length === INDEX_NOW.waiting / INDEX_NOW.urlsOfOne);
  expect(new Set(calls.flatMap(({ urlList }) => urlList)).size).toBe(INDEX_NOW.waiting);
  expect(Math.max(...calls.map(({ urlList }) => urlList.length))).toBe(INDEX_NOW.urlsOfOne);
});

/** A site index on a backend, whose changes go to search engines. */
async function directoryHere(since: number) {
  const { calls, indexNow } = await setUp();
  const backend = await startTestBackend();
  backend.answersAsks = true;
  backend.content.set('/wp-json/bc/v1/blog', longList('Blogs', 'a', 3));
  const { store } = await createTestStore(backend);
  const background = createBackgroundQueue({ onError: () => {}, capacity: 100 });
  const directory = createDirectory({ store, background, clock: Date.now, times: { gatherMs: 1 } });
  onTestFinished(directory.stop);
  await store.start();
  onTestFinished(notifyOfChanges(directory, indexNow, SITE, since));
  const publish = async (content: unknown, call: string) => {
    backend.content.set('/wp-json/bc/v1/blog', content);
    backend.announce({ page_key: 'blog', language: 'en', endpoint_call: call });
    await waitUntil(() => store.entries('blog', 'en')[0]?.endpoint_call === call);
  };
  const told = () => calls.flatMap(({ urlList }) => urlList);
  return { publish, told };
}

it('hears of posts that are new, renamed or taken back, and of nothing that was there before', async () => {
  const { publish, told } = await directoryHere(Date.now());
  await publish(longList('Blogs', 'b', 4), 'b');
  await waitUntil(() => told().includes(`${SITE}/blog/post-3`));
  expect(told()).not.toContain(`${SITE}/blog/post-2`);
  await publish(longList('Blogs', 'c', 2), 'c');
  await waitUntil(() => told().includes(`${SITE}/blog/post-2`));
  expect(told()).not.toContain(`${SITE}/blog/post-1`);
});

it('takes nothing for new that the backend changed before', async () => {
  const since = Date.UTC(2026, 0, 1);
  const { publish, told } = await directoryHere(since);
  const card = (title: string, at: number) => ({ title, id: title, modified: new Date(at).toISOString() });
  const meta = [{ component_name: 'News', card_components: [card('Old', since - 1), card('New', since)] }];
  await publish([{ title: 'Blogs', meta, endpoint_call: 'b' }], 'b');
  await waitUntil(() => told().includes(`${SITE}/blog/new`));
  expect(told()).not.toContain(`${SITE}/blog/old`);
});
