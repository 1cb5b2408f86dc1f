import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/pages/page-keys';
import { listPath } from '@kontorwerk/contract/wire';
import { describe, expect, it } from 'vitest';
import type { FakeBackend } from '../testing/fake-backend.ts';
import { createTestStore, listRequests, startTestBackend } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { ContentUnavailable } from './content-sets.ts';
import type { ContentStore } from './content-store.ts';

const MINUTE = 60_000;

/** Removes sets from a backend: it answers 404 from then on. */
function takeAway(backend: FakeBackend, keys: readonly PageKey[]): void {
  for (const key of keys) for (const language of LANGUAGES) backend.content.delete(listPath(key, language));
}

const freePage = (title: string) => [
  {
    title,
    free: { paths: { en: `/${title}`, de: `/${title}` } },
    meta: [{ component_name: 'RichText', main_title: title }],
    endpoint_call: 'page@1',
  },
];

const titles = (store: ContentStore, key: PageKey) => store.entries(key, 'en').map(({ title }) => title);

/** A store whose clock a test sets; it revalidates continually. */
async function storeInTime(backend: FakeBackend) {
  const time = { aheadMs: 0 };
  backend.streams = false;
  const here = await createTestStore(backend, {
    clock: () => Date.now() + time.aheadMs,
    times: { revalidateEveryMs: 20 },
  });
  await here.store.start();
  const again = async (key: PageKey) => {
    const before = listRequests(backend, listPath(key, 'en')).length;
    await waitUntil(() => listRequests(backend, listPath(key, 'en')).length > before + 1);
  };
  const snapshot = async () => JSON.parse(await readFile(path.join(here.folder, 'content-snapshot.json'), 'utf8')).sets;
  return { ...here, time, again, snapshot };
}

describe('a set that the backend answers 404 for', () => {
  it('is empty where there was never another answer, said once, and is there as soon as the backend has it', async () => {
    const backend = await startTestBackend();
    takeAway(backend, ['legal', 'products']);
    const { store, lines, again } = await storeInTime(backend);
    await again('legal');
    expect([store.entries('legal', 'en'), store.entries('products', 'de')]).toEqual([[], []]);
    expect(store.ready).toBe(true);
    expect(lines.filter((line) => /legal|products/.test(line)).toSorted()).toEqual(
      ['legal/de', 'legal/en', 'products/de', 'products/en'].map(
        (name) => `content ${name}: the backend has no such set (404), and the site no pages of it`,
      ),
    );
    backend.content.set(listPath('legal', 'en'), [{ title: 'Imprint', meta: [{ component_name: 'RichText' }] }]);
    await waitUntil(() => titles(store, 'legal').includes('Imprint'));
    await waitUntil(() => lines.includes('content legal/en: the backend has it now'));
  });

  it.each(['page', 'blog'] as const)('keeps what it was until that has stood for a while: %s', async (key) => {
    const backend = await startTestBackend();
    backend.content.set(listPath('page', 'en'), freePage('summer'));
    const { store, lines, time, again, snapshot } = await storeInTime(backend);
    const before = titles(store, key);
    takeAway(backend, [key]);
    await again(key);
    const said = () =>
      lines.filter((line) => line.startsWith(`content ${key}/en: the answer would leave 1 of 1 pages`));
    expect([titles(store, key), said().length]).toEqual([before, 1]);
    time.aheadMs = 9 * MINUTE;
    await again(key);
    expect([titles(store, key), said().length]).toEqual([before, 1]);
    await waitUntil(async () => (await snapshot().catch(() => ({})))[`${key}/en`] !== undefined);
    expect((await snapshot())[`${key}/en`]).toHaveLength(1);
    time.aheadMs = 11 * MINUTE;
    await waitUntil(() => store.entries(key, 'en').length === 0);
    await waitUntil(async () => (await snapshot())[`${key}/en`] === null);
  });

  it('is not emptied by an announcement either', async () => {
    const backend = await startTestBackend();
    backend.content.set(listPath('page', 'en'), freePage('summer'));
    const { store, lines } = await createTestStore(backend);
    await store.start();
    takeAway(backend, ['page']);
    backend.announce({ page_key: 'page', language: 'en', endpoint_call: 'page@2' });
    await waitUntil(() => lines.some((line) => line.startsWith('content page/en: the answer would leave')));
    expect(titles(store, 'page')).toEqual(['summer']);
  });
});

describe('a backend that answers 404 for everything', () => {
  it('takes nothing away, however long, and is told', async () => {
    const backend = await startTestBackend();
    const { store, lines, time, again } = await storeInTime(backend);
    const { revision } = store;
    expect(store.backendProblem).toBeNull();
    takeAway(backend, PAGE_KEYS);
    await waitUntil(() => store.backendProblem !== null);
    time.aheadMs = 60 * MINUTE;
    await again('review');
    expect(store.revision).toBe(revision);
    expect(store.backendProblem).toBe(
      'it answers 404 for every page key: is BACKEND_URL right, and its plugin switched on?',
    );
    expect(lines.filter((line) => line.startsWith('content backend: it answers 404'))).toHaveLength(1);
    backend.content.set(listPath('homepage', 'en'), [{ title: 'Home', meta: [{ component_name: 'Banner' }] }]);
    await waitUntil(() => store.backendProblem === null);
  });

  it('has no content at a first start, and none is taken for missing', async () => {
    const backend = await startTestBackend();
    takeAway(backend, PAGE_KEYS);
    const { store, again } = await storeInTime(backend);
    await again('review');
    expect(() => store.entries('homepage', 'en')).toThrow(ContentUnavailable);
    expect([store.ready, store.backendProblem]).toEqual([false, expect.stringContaining('404')]);
  });
});

describe('news that a backend has not', () => {
  const list = {
    component_name: 'News',
    card_components: [
      { title: 'Old', date: '2026-01-01' },
      { title: 'New', date: '2026-02-02' },
    ],
  };

  it('are its posts', async () => {
    const backend = await startTestBackend();
    takeAway(backend, ['news']);
    const post = { title: 'Our blog', meta: [{ component_name: 'Banner' }, list], endpoint_call: 'b@1' };
    backend.content.set(listPath('blog', 'en'), [post]);
    const { store } = await createTestStore(backend);
    await store.start();
    expect(store.entries('news', 'en')).toMatchObject([{ title: 'News', meta: [{}, list] }]);
    const ask = { kind: 'entry', entry: 'News', cards: 1, start: 0, last: null, filters: {} } as const;
    const [part] = await store.answer('news', 'en', ask);
    expect(part?.meta[1]?.card_components).toMatchObject([{ title: 'New' }]);
    backend.content.set(listPath('blog', 'en'), [{ ...post, meta: [list], endpoint_call: 'b@2' }]);
    backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'b@2' });
    await waitUntil(() => store.entries('news', 'en')[0]?.meta.length === 1);
  });

  it('are none where the blog shows no posts, and where the backend says that there are none', async () => {
    const backend = await startTestBackend();
    takeAway(backend, ['news']);
    backend.content.set(listPath('news', 'de'), []);
    backend.content.set(listPath('blog', 'de'), [{ title: 'Blogs', meta: [list] }]);
    const { store } = await createTestStore(backend);
    await store.start();
    expect([store.entries('news', 'en'), store.entries('news', 'de')]).toEqual([[], []]);
  });

  it('are the posts after a restart beside a dead backend, too', async () => {
    const backend = await startTestBackend();
    takeAway(backend, ['news']);
    backend.content.set(listPath('blog', 'en'), [{ title: 'Blogs', meta: [list] }]);
    const first = await createTestStore(backend);
    await first.store.start();
    await first.store.stop();
    await backend.stop();
    const second = await createTestStore(backend, { folder: first.folder, times: { streamPatienceMs: 10 } });
    await second.store.start();
    expect(second.store.entries('news', 'en')).toMatchObject([{ title: 'News' }]);
    expect(second.store.entries('news', 'de')).toEqual([]);
    await backend.restart();
  });
});
