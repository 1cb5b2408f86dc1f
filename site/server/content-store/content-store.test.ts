import { describe, expect, it } from 'vitest';
import { sampleEntries } from '../testing/fake-backend.ts';
import { createTestStore, HOME, listRequests, startTestBackend, titleOf } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';

describe('the content store', () => {
  it('loads every set once, with the headers of the contract', async () => {
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend);
    expect(store.ready).toBe(false);
    await store.start();
    expect(store.ready).toBe(true);
    expect([titleOf(store), titleOf(store, 'de')]).toEqual(['homepage en', 'homepage de']);
    expect(store.revision).toBe(28);
    const [first, ...others] = listRequests(backend, HOME);
    expect(others).toEqual([]);
    expect(first?.headers).toMatchObject({ 'x-bc-secure': 'the token', 'content-type': 'application/json' });
  });

  it('shows what an editor publishes when it is announced', async () => {
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend);
    await store.start();
    const { revision } = store;
    const changes: string[] = [];
    store.onChange(({ key, language }) => changes.push(`${key}/${language}`));
    backend.content.set(HOME, sampleEntries('New', 'homepage@2'));
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => titleOf(store) === 'New');
    expect(store.revision).toBe(revision + 1);
    expect(changes).toEqual(['homepage/en']);
  });

  it('asks again where the process of the backend that answers has not heard of the change', async () => {
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend, { times: { againMs: [10, 10, 10] } });
    await store.start();
    let answered = 0;
    backend.answers.set(HOME, (_request, response) => {
      answered += 1;
      const isOvertaken = answered < 3;
      response.end(
        JSON.stringify(isOvertaken ? sampleEntries('Old', 'homepage/en@1') : sampleEntries('New', 'homepage@2')),
      );
    });
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => titleOf(store) === 'New');
    expect(answered).toBe(3);
  });

  it('keeps a change that it has when a process answers that has not heard of it', async () => {
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend, { times: { revalidateEveryMs: 20 } });
    await store.start();
    const announce = (title: string, endpoint_call: string) => {
      backend.content.set(HOME, sampleEntries(title, endpoint_call));
      backend.announce({ page_key: 'homepage', language: 'en', endpoint_call });
    };
    announce('New', 'homepage@2');
    await waitUntil(() => titleOf(store) === 'New');
    backend.content.set(HOME, sampleEntries('Old', 'homepage@1'));
    const before = listRequests(backend, HOME).length;
    await waitUntil(() => listRequests(backend, HOME).length >= before + 3);
    expect(titleOf(store)).toBe('New');
    announce('Newest', 'homepage@3');
    await waitUntil(() => titleOf(store) === 'Newest');
  });

  it('gives up asking for what is announced and never comes', async () => {
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend, { times: { againMs: [10, 10] } });
    await store.start();
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => listRequests(backend, HOME).length === 4);
    await store.settled();
    expect(listRequests(backend, HOME)).toHaveLength(4);
  });

  it('asks nothing when a change is announced that it has', async () => {
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend);
    await store.start();
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage/en@1' });
    backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'blog@2' });
    await waitUntil(() => listRequests(backend, '/wp-json/bc/v1/blog').length === 2);
    expect(listRequests(backend, HOME).length).toBe(1);
  });

  it('asks again when a change is announced while an older answer is under way', async () => {
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend);
    await store.start();
    const second = Promise.withResolvers<void>();
    backend.answers.set(HOME, (_request, response) => {
      second.promise.then(() => response.end(JSON.stringify(sampleEntries('Second', 'homepage@2'))));
    });
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => listRequests(backend, HOME).length === 2);
    backend.answers.set(HOME, (_request, response) =>
      response.end(JSON.stringify(sampleEntries('Third', 'homepage@3'))),
    );
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@3' });
    // Changes arrive in order: a request for this one shows that the other was handled.
    backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'blog@2' });
    await waitUntil(() => listRequests(backend, '/wp-json/bc/v1/blog').length === 2);
    second.resolve();
    await waitUntil(() => titleOf(store) === 'Third');
    expect(listRequests(backend, HOME).length).toBe(3);
  });

  it('tells when all changes are here that were announced together, or should be', async () => {
    const BLOG = '/wp-json/bc/v1/blog';
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend, { times: { settledMs: 60_000 } });
    await store.start();
    await store.settled();
    const held = Promise.withResolvers<void>();
    backend.answers.set(BLOG, async (_request, response) => {
      await held.promise;
      response.writeHead(500).end();
    });
    backend.content.set(HOME, sampleEntries('New', 'homepage@2'));
    backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'blog@2' });
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => titleOf(store) === 'New' && listRequests(backend, BLOG).length === 2);
    let isSettled = false;
    const settled = store.settled().then(() => {
      isSettled = true;
    });
    await store.answer('homepage', 'en', { kind: 'set', cards: null, start: 0 });
    expect(isSettled).toBe(false);
    held.resolve();
    await settled;
  });

  it('takes nobody for the reason to wait who does not answer', async () => {
    const BLOG = '/wp-json/bc/v1/blog';
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend, { times: { settledMs: 1 } });
    await store.start();
    backend.answers.set(BLOG, () => {});
    backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'blog@2' });
    await waitUntil(() => listRequests(backend, BLOG).length === 2);
    await store.settled();
  });

  it('compares everything by ETag when the stream comes back', async () => {
    const backend = await startTestBackend();
    const { store } = await createTestStore(backend);
    await store.start();
    const { revision } = store;
    await backend.stop();
    backend.content.set(HOME, sampleEntries('Changed meanwhile', 'homepage@2'));
    await backend.restart();
    await waitUntil(() => titleOf(store) === 'Changed meanwhile');
    await waitUntil(() => listRequests(backend, '/wp-json/bc/v1/news/de').length === 2);
    expect(listRequests(backend, '/wp-json/bc/v1/news/de').at(-1)?.headers['if-none-match']).toMatch(/^"/);
    expect(store.revision).toBe(revision + 1);
  });

  it('compares everything regularly where there is no stream', async () => {
    const backend = await startTestBackend();
    backend.streams = false;
    const { store } = await createTestStore(backend, { times: { revalidateEveryMs: 40 } });
    await store.start();
    backend.content.set(HOME, sampleEntries('New', 'homepage@2'));
    await waitUntil(() => titleOf(store) === 'New');
  });

  it('takes an empty list for what it is', async () => {
    const backend = await startTestBackend();
    backend.content.set(HOME, []);
    const { store } = await createTestStore(backend);
    await store.start();
    expect(store.entries('homepage', 'en')).toEqual([]);
  });

  it('§3 says once for each answer what could not be read', async () => {
    const backend = await startTestBackend();
    backend.streams = false;
    backend.content.set(HOME, [{ title: 'Home', meta: [{ component_name: 'Banner', main_title: { a: 1 } }] }]);
    const { store, lines } = await createTestStore(backend, { times: { revalidateEveryMs: 20 } });
    await store.start();
    await waitUntil(() => listRequests(backend, HOME).length > 4);
    expect(lines.filter((line) => line.includes('main_title'))).toEqual([
      'content homepage/en: entry "Home".meta[0].main_title: expected a text, found object; dropped',
    ]);
  });

  it('takes a 404 for an answer, and asks again only when it asks for everything', async () => {
    const backend = await startTestBackend();
    const LEGAL = '/wp-json/bc/v1/legal';
    const BLOG = '/wp-json/bc/v1/blog';
    backend.content.delete(LEGAL);
    backend.answers.set(BLOG, (_request, response) => response.writeHead(500).end());
    let aheadMs = 0;
    const { store } = await createTestStore(backend, { clock: () => Date.now() + aheadMs });
    await store.start();
    backend.answers.delete(BLOG);
    aheadMs = 10_000;
    expect(store.entries('legal', 'en')).toEqual([]);
    expect(() => store.entries('blog', 'en')).toThrow('The content is not available right now.');
    await waitUntil(() => listRequests(backend, BLOG).length === 2);
    expect(listRequests(backend, LEGAL).length).toBe(1);
    await backend.stop();
    await backend.restart();
    await waitUntil(() => listRequests(backend, LEGAL).length === 2);
  });
});

it('takes a document that was saved again as it was for no change', async () => {
  const backend = await startTestBackend();
  const home = (modified: string, call: string) => [
    { title: 'Home', modified, meta: [{ component_name: 'Banner' }], endpoint_call: call },
  ];
  backend.content.set(HOME, home('2026-01-01T00:00:00.000Z', 'homepage/en@1'));
  const { store } = await createTestStore(backend);
  await store.start();
  const { revision } = store;
  const before = listRequests(backend, HOME).length;
  backend.content.set(HOME, home('2026-02-02T00:00:00.000Z', 'homepage/en@1'));
  backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: '' });
  await waitUntil(() => listRequests(backend, HOME).length > before);
  backend.content.set(HOME, home('2026-02-02T00:00:00.000Z', 'homepage/en@2'));
  backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage/en@2' });
  await waitUntil(() => store.revision > revision);
  expect(store.revision).toBe(revision + 1);
  expect(store.entries('homepage', 'en')[0]?.modified).toBe('2026-02-02T00:00:00.000Z');
});
