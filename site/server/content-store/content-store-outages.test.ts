import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from '../testing/fake-backend.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { createTestStore, HOME, listRequests, startTestBackend, titleOf } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { ContentUnavailable } from './content-sets.ts';

describe('the content store without a backend', () => {
  it('keeps the last good answer when the backend breaks or talks nonsense', async () => {
    const backend = await startTestBackend();
    const { store, lines } = await createTestStore(backend, { times: { revalidateEveryMs: 30 } });
    await store.start();
    const { revision } = store;
    for (const nonsense of ['<h1>Maintenance</h1>', { code: 'error', data: { status: 500 } }, null, 42]) {
      const before = listRequests(backend, HOME).length;
      backend.content.set(HOME, nonsense);
      await waitUntil(() => listRequests(backend, HOME).length > before + 1);
      expect(titleOf(store)).toBe('homepage en');
    }
    backend.answers.set(HOME, (_request, response) => response.writeHead(500).end());
    await waitUntil(() => lines.some((line) => line.includes('the content backend answered 500')));
    await backend.stop();
    await waitUntil(() => lines.some((line) => line.includes('ECONNREFUSED')));
    expect(titleOf(store)).toBe('homepage en');
    expect(store.revision).toBe(revision);
    await backend.restart();
  });

  it('says plainly that there is no content, the reason only in the log, and has it as soon as the backend has', async () => {
    const backend = await startTestBackend();
    backend.answers.set(HOME, (_request, response) => response.writeHead(503, 'Service Unavailable').end());
    const { store, lines } = await createTestStore(backend);
    await store.start();
    expect(() => store.entries('homepage', 'en')).toThrow(ContentUnavailable);
    expect(lines).toContain(
      'content homepage/en: the content backend answered 503 Service Unavailable; what is held stays',
    );
    expect(store.ready).toBe(false);
    backend.answers.delete(HOME);
    await waitUntil(() => store.ready);
    expect(titleOf(store)).toBe('homepage en');
  });

  it('gives up on a backend that does not answer', async () => {
    const backend = await startTestBackend();
    backend.delayMs = 2_000;
    const { store, lines } = await createTestStore(backend, { times: { timeoutMs: 30 } });
    await store.start();
    expect(() => store.entries('homepage', 'en')).toThrow(ContentUnavailable);
    expect(lines).toContainEqual(expect.stringMatching(/^content backend: .*timeout/i));
  });

  it('answers beside a dead backend after a restart', async () => {
    const backend = await startTestBackend();
    const first = await createTestStore(backend);
    await first.store.start();
    await first.store.stop();
    await backend.stop();
    const second = await createTestStore(backend, { folder: first.folder, times: { streamPatienceMs: 10 } });
    await second.store.start();
    expect(second.store.ready).toBe(true);
    expect(titleOf(second.store, 'de')).toBe('homepage de');
    await backend.restart();
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'x' });
  });

  it('writes the snapshot by itself, and ignores a broken one', async () => {
    const backend = await startTestBackend();
    const { store, folder } = await createTestStore(backend);
    await store.start();
    const file = path.join(folder, 'content-snapshot.json');
    await waitUntil(async () => (await readFile(file, 'utf8').catch(() => '')).includes('homepage de'));
    await store.stop();
    const BROKEN = [
      '',
      '\0'.repeat(100),
      '{"version":1,"sets":{"homepage/en":',
      '[]',
      '{"version":1,"sets":{"homepage/en":42}}',
      // From a future version.
      '{"version":2,"pages":[]}',
    ];
    for (const broken of BROKEN) {
      await writeFile(file, broken);
      const { store: next, lines } = await createTestStore(backend, { folder });
      await next.start();
      expect(lines.some((line) => line.startsWith('content snapshot'))).toBe(true);
      expect(titleOf(next)).toBe('homepage en');
      await next.stop();
    }
  });

  it('serves from memory when the snapshot can not be written, says so once, and leaves nothing half written', async () => {
    const backend = await startTestBackend();
    const folder = await createTemporaryFolder();
    const file = path.join(folder, 'content-snapshot.json');
    await mkdir(path.join(file, 'in-the-way'), { recursive: true });
    const { store, lines } = await createTestStore(backend, { folder });
    await store.start();
    const failures = () => lines.filter((line) => line.includes("can't be written"));
    await waitUntil(() => failures().length > 0);
    for (const title of ['Second', 'Third']) {
      backend.content.set(HOME, sampleEntries(title, title));
      backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: title });
      await waitUntil(() => titleOf(store) === title);
    }
    await store.stop();
    expect(failures().length).toBe(1);
    expect(await readdir(folder)).toEqual(['content-snapshot.json']);
  });

  it('says when the snapshot can be written again', async () => {
    const backend = await startTestBackend();
    const folder = await createTemporaryFolder();
    const file = path.join(folder, 'content-snapshot.json');
    await mkdir(file);
    const { store, lines } = await createTestStore(backend, { folder });
    await writeFile(path.join(file, 'in-the-way'), '');
    await store.start();
    await waitUntil(() => lines.some((line) => line.includes("can't be written")));
    await rm(file, { recursive: true });
    backend.content.set(HOME, sampleEntries('New', 'homepage@2'));
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => lines.some((line) => line.endsWith('is written again')));
    // The first write may still hold the earlier content.
    await waitUntil(async () => (await readFile(file, 'utf8')).includes('"New"'));
  });

  it('cleans what comes from the snapshot like what comes from the backend', async () => {
    const backend = await startTestBackend();
    const folder = await createTemporaryFolder();
    await writeFile(
      path.join(folder, 'content-snapshot.json'),
      JSON.stringify({ version: 1, sets: { 'homepage/en': sampleEntries('Old', 'x', '<p onclick="x()">a</p>') } }),
    );
    await backend.stop();
    const { store } = await createTestStore(backend, { folder, times: { streamPatienceMs: 10 } });
    await store.start();
    expect(store.entries('homepage', 'en')[0]?.meta[0]?.html_field).toBe('<p>a</p>');
    await backend.restart();
  });
});
