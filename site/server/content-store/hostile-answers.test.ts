import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from '../testing/fake-backend.ts';
import { createTestStore, HOME, listRequests, startTestBackend, titleOf } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';

/** A store that revalidates continually, without a stream, so that nothing is announced. */
async function setUp(clock = Date.now) {
  const backend = await startTestBackend();
  backend.streams = false;
  const { store, lines } = await createTestStore(backend, { clock, times: { revalidateEveryMs: 20 } });
  await store.start();
  const { revision } = store;
  /** Makes the backend give this answer for the home page from now on; resolves once it has been requested. */
  const answerWith = async (answer: (response: ServerResponse) => void) => {
    const before = listRequests(backend, HOME).length;
    backend.answers.set(HOME, (_request, response) => answer(response));
    await waitUntil(() => listRequests(backend, HOME).length > before + 1);
  };
  return { backend, store, lines, revision, answerWith };
}

const JSON_HEAD = { 'Content-Type': 'application/json' };
const GOOD = JSON.stringify(sampleEntries('New', 'homepage@2'));

describe('an answer that is no whole answer replaces nothing', () => {
  it.each([
    ['206', (response: ServerResponse) => response.writeHead(206, JSON_HEAD).end(GOOD), 'answered 206'],
    ['203', (response: ServerResponse) => response.writeHead(203, JSON_HEAD).end(GOOD), 'answered 203'],
    [
      'a coding that nobody knows',
      (response: ServerResponse) => response.writeHead(200, { ...JSON_HEAD, 'Content-Encoding': 'rot13' }).end(GOOD),
      'the answer is coded as rot13',
    ],
    [
      'what lies too deep',
      (response: ServerResponse) =>
        response.writeHead(200, JSON_HEAD).end(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
      'the answer lies too deep',
    ],
    [
      'what never ends',
      (response: ServerResponse) => {
        response.writeHead(200, JSON_HEAD).write('[');
        const more = Buffer.alloc(1_000_000, ' ');
        const send = () => {
          while (!response.destroyed && response.write(more));
        };
        response.on('drain', send);
        send();
      },
      'is longer than',
    ],
  ])('%s', async (_what, answer, reason) => {
    const { store, lines, revision, answerWith } = await setUp();
    await answerWith(answer);
    await waitUntil(() => lines.some((line) => line.startsWith('content homepage/en: ') && line.includes(reason)));
    expect(titleOf(store)).toBe('homepage en');
    expect(store.revision).toBe(revision);
  });
});

/** Valid answers that leave the home page empty. */
const EMPTY: readonly unknown[] = [
  [],
  {},
  [{ title: 'homepage en', endpoint_call: 'homepage@2' }],
  [{ title: 'homepage en', meta: [{}], endpoint_call: 'homepage@2' }],
];

describe('an answer that would leave a page without content', () => {
  it.each(EMPTY)('is refused and reported: %j', async (empty) => {
    const { store, lines, revision, answerWith } = await setUp();
    await answerWith((response) => response.writeHead(200, JSON_HEAD).end(JSON.stringify(empty)));
    expect(lines).toContain(
      'content homepage/en: the answer would leave 1 of 1 pages without content; it counts when it still stands after 10 min; what is held stays',
    );
    expect(titleOf(store)).toBe('homepage en');
    expect(store.revision).toBe(revision);
  });

  it('counts once it has stood for a while', async () => {
    let aheadMs = 0;
    const { backend, store, answerWith } = await setUp(() => Date.now() + aheadMs);
    await answerWith((response) => response.writeHead(200, JSON_HEAD).end('[]'));
    expect(titleOf(store)).toBe('homepage en');
    aheadMs = 9 * 60_000;
    // A good answer in between restarts the waiting time.
    await answerWith((response) => response.writeHead(200, JSON_HEAD).end(GOOD));
    await waitUntil(() => titleOf(store) === 'New');
    await answerWith((response) => response.writeHead(200, JSON_HEAD).end('[]'));
    aheadMs = 18 * 60_000;
    const before = listRequests(backend, HOME).length;
    await waitUntil(() => listRequests(backend, HOME).length > before + 1);
    expect(titleOf(store)).toBe('New');
    aheadMs = 20 * 60_000;
    await waitUntil(() => store.entries('homepage', 'en').length === 0);
  });

  it.each([
    ['an empty list', []],
    ['a page without sections', [{ title: 'homepage en', meta: [], endpoint_call: 'homepage@2' }]],
  ])('counts at once when the backend announced it: %s', async (_what, empty) => {
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend);
    await store.start();
    backend.content.set(HOME, empty);
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => (store.entries('homepage', 'en')[0]?.meta ?? []).length === 0);
  });

  it('is refused when that is all that a backend has to say to whoever connects', async () => {
    const backend = await startTestBackend();
    const { store, lines } = await createTestStore(backend);
    await store.start();
    backend.content.set(HOME, []);
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2', on_connect: true });
    await waitUntil(() => lines.some((line) => line.includes('without content')));
    expect(titleOf(store)).toBe('homepage en');
  });

  it('is refused when the backend announced what is held already', async () => {
    const backend = await startTestBackend();
    const { store, lines } = await createTestStore(backend);
    await store.start();
    const announce = (more: object) =>
      backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage/en@1', ...more });
    announce({});
    backend.content.set(HOME, []);
    announce({ endpoint_call: 'homepage/en@2', on_connect: true });
    await waitUntil(() => listRequests(backend, HOME).length === 2);
    await waitUntil(() => lines.some((line) => line.includes('without content')));
    expect(titleOf(store)).toBe('homepage en');
  });

  it('is refused when the backend announced something else', async () => {
    const backend = await startTestBackend();
    const { store, lines } = await createTestStore(backend);
    await store.start();
    backend.content.set(HOME, [{ title: 'homepage en', meta: [], endpoint_call: 'homepage@7' }]);
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => lines.some((line) => line.includes('without content')));
    expect(titleOf(store)).toBe('homepage en');
  });

  it('is read like any other where nothing is held', async () => {
    const backend = await startTestBackend();
    backend.content.set(HOME, [{ title: 'Home' }]);
    const { store } = await createTestStore(backend);
    await store.start();
    expect(store.entries('homepage', 'en')).toMatchObject([{ title: 'Home', meta: [] }]);
  });

  it.each([[{}], [{ code: 'error' }]])('of the settings is refused too: %j', async (nothing) => {
    const backend = await startTestBackend();
    backend.streams = false;
    const SETTINGS = '/wp-json/bc/v1/settings';
    backend.content.set(SETTINGS, { brand_name: 'Kontorwerk' });
    const { store, lines } = await createTestStore(backend, { times: { revalidateEveryMs: 20 } });
    await store.start();
    backend.content.set(SETTINGS, nothing);
    await waitUntil(() => lines.some((line) => line.includes('the answer is no settings record')));
    expect(store.settings('en').brand_name).toBe('Kontorwerk');
  });
});
