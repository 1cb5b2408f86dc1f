import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ContentTimes } from '../base/limits.ts';
import { type FakeBackend, sampleEntries, startFakeBackend } from '../testing/fake-backend.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';
import { ContentUnavailable } from './content-sets.ts';
import { type ContentStore, createContentStore } from './content-store.ts';

const HOME = '/wp-json/bc/v1/homepage';

async function backendHere(): Promise<FakeBackend> {
  const backend = await startFakeBackend();
  onTestFinished(() => backend.stop());
  return backend;
}

type Given = {
  readonly folder?: string;
  readonly times?: Partial<ContentTimes>;
  readonly clock?: () => number;
};

async function storeFor(
  backend: FakeBackend,
  { folder, times = {}, clock = Date.now }: Given = {},
): Promise<{ readonly store: ContentStore; readonly lines: string[]; readonly folder: string }> {
  const lines: string[] = [];
  const own = folder ?? (await temporaryFolder());
  const store = createContentStore({
    backendUrl: backend.url,
    publicUrl: 'https://www.example',
    token: 'the token',
    folder: own,
    fetch,
    clock,
    log: (line) => lines.push(line),
    times: { reconnect: { firstMs: 10, longestMs: 50, withoutStreamMs: 50 }, snapshotDelayMs: 10, ...times },
  });
  onTestFinished(() => store.stop());
  return { store, lines, folder: own };
}

const titleOf = (store: ContentStore, language: 'en' | 'de' = 'en') => store.entries('homepage', language)[0]?.title;
const asked = (backend: FakeBackend, path: string) => backend.requests.filter(({ url }) => url === path);

describe('the content store', () => {
  it('loads every set once, with the headers of the contract', async () => {
    const backend = await backendHere();
    const { store } = await storeFor(backend);
    expect(store.ready).toBe(false);
    await store.start();
    expect(store.ready).toBe(true);
    expect([titleOf(store), titleOf(store, 'de')]).toEqual(['homepage en', 'homepage de']);
    expect(store.revision).toBe(26);
    const [first, ...others] = asked(backend, HOME);
    expect(others).toEqual([]);
    expect(first?.headers).toMatchObject({ 'x-bc-secure': 'the token', 'content-type': 'application/json' });
  });

  it('shows what an editor publishes when it is announced', async () => {
    const backend = await backendHere();
    const { store } = await storeFor(backend);
    await store.start();
    const { revision } = store;
    const changes: string[] = [];
    store.onChange(({ key, language }) => changes.push(`${key}/${language}`));
    backend.content.set(HOME, sampleEntries('New', 'homepage@2'));
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await until(() => titleOf(store) === 'New');
    expect(store.revision).toBe(revision + 1);
    expect(changes).toEqual(['homepage/en']);
  });

  it('asks nothing when a change is announced that it has', async () => {
    const backend = await backendHere();
    const { store } = await storeFor(backend);
    await store.start();
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage/en@1' });
    backend.announce({ page_key: 'blog', language: 'en', endpoint_call: 'blog@2' });
    await until(() => asked(backend, '/wp-json/bc/v1/blog').length === 2);
    expect(asked(backend, HOME).length).toBe(1);
  });

  it('asks again when a change is announced while an older answer is under way', async () => {
    const backend = await backendHere();
    const { store } = await storeFor(backend);
    await store.start();
    backend.delayMs = 30;
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await until(() => asked(backend, HOME).length === 2);
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@3' });
    backend.answers.set(HOME, (_request, response) =>
      response.end(JSON.stringify(sampleEntries('Third', 'homepage@3'))),
    );
    await until(() => titleOf(store) === 'Third');
    expect(asked(backend, HOME).length).toBeLessThanOrEqual(3);
  });

  it('compares everything by ETag when the stream comes back', async () => {
    const backend = await backendHere();
    const { store } = await storeFor(backend);
    await store.start();
    const { revision } = store;
    await backend.stop();
    backend.content.set(HOME, sampleEntries('Changed meanwhile', 'homepage@2'));
    await backend.restart();
    await until(() => titleOf(store) === 'Changed meanwhile');
    await until(() => asked(backend, '/wp-json/bc/v1/news/de').length === 2);
    expect(asked(backend, '/wp-json/bc/v1/news/de').at(-1)?.headers['if-none-match']).toMatch(/^"/);
    expect(store.revision).toBe(revision + 1);
  });

  it('compares everything regularly where there is no stream', async () => {
    const backend = await backendHere();
    backend.streams = false;
    const { store } = await storeFor(backend, { times: { revalidateEveryMs: 40 } });
    await store.start();
    backend.content.set(HOME, sampleEntries('New', 'homepage@2'));
    await until(() => titleOf(store) === 'New');
  });

  it('keeps the last good answer when the backend breaks or talks nonsense', async () => {
    const backend = await backendHere();
    const { store, lines } = await storeFor(backend, { times: { revalidateEveryMs: 30 } });
    await store.start();
    const { revision } = store;
    for (const nonsense of ['<h1>Maintenance</h1>', { code: 'error', data: { status: 500 } }, null, 42]) {
      const before = asked(backend, HOME).length;
      backend.content.set(HOME, nonsense);
      await until(() => asked(backend, HOME).length > before + 1);
      expect(titleOf(store)).toBe('homepage en');
    }
    backend.answers.set(HOME, (_request, response) => response.writeHead(500).end());
    await until(() => lines.some((line) => line.includes('the content backend answered 500')));
    await backend.stop();
    await until(() => lines.some((line) => line.includes('ECONNREFUSED')));
    expect(titleOf(store)).toBe('homepage en');
    expect(store.revision).toBe(revision);
    await backend.restart();
  });

  it('takes an empty list for what it is', async () => {
    const backend = await backendHere();
    backend.content.set(HOME, []);
    const { store } = await storeFor(backend);
    await store.start();
    expect(store.entries('homepage', 'en')).toEqual([]);
  });

  it('says plainly that there is no content, the reason only in the log, and has it as soon as the backend has', async () => {
    const backend = await backendHere();
    backend.answers.set(HOME, (_request, response) => response.writeHead(503, 'Service Unavailable').end());
    const { store, lines } = await storeFor(backend);
    await store.start();
    expect(() => store.entries('homepage', 'en')).toThrow(ContentUnavailable);
    expect(lines).toContain(
      'content homepage/en: the content backend answered 503 Service Unavailable; what is held stays',
    );
    expect(store.ready).toBe(false);
    backend.answers.delete(HOME);
    await until(() => store.ready);
    expect(titleOf(store)).toBe('homepage en');
  });

  it('gives up on a backend that does not answer', async () => {
    const backend = await backendHere();
    backend.delayMs = 2_000;
    const { store, lines } = await storeFor(backend, { times: { timeoutMs: 30 } });
    await store.start();
    expect(() => store.entries('homepage', 'en')).toThrow(ContentUnavailable);
    expect(lines).toContainEqual(expect.stringMatching(/^content backend: .*timeout/i));
  });

  it('answers beside a dead backend after a restart', async () => {
    const backend = await backendHere();
    const first = await storeFor(backend);
    await first.store.start();
    await first.store.stop();
    await backend.stop();
    const second = await storeFor(backend, { folder: first.folder, times: { streamPatienceMs: 10 } });
    await second.store.start();
    expect(second.store.ready).toBe(true);
    expect(titleOf(second.store, 'de')).toBe('homepage de');
    await backend.restart();
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'x' });
  });

  it('writes the snapshot by itself, and ignores a broken one', async () => {
    const backend = await backendHere();
    const { store, folder } = await storeFor(backend);
    await store.start();
    const file = path.join(folder, 'content-snapshot.json');
    await until(async () => (await readFile(file, 'utf8').catch(() => '')).includes('homepage de'));
    await store.stop();
    for (const broken of ['{"version":1,"sets":{"homepage/en":', '[]', '{"version":1,"sets":{"homepage/en":42}}']) {
      await writeFile(file, broken);
      const { store: next, lines } = await storeFor(backend, { folder });
      await next.start();
      expect(lines.some((line) => line.startsWith('content snapshot'))).toBe(true);
      expect(titleOf(next)).toBe('homepage en');
      await next.stop();
    }
  });

  it('cleans what comes from the snapshot like what comes from the backend', async () => {
    const backend = await backendHere();
    const folder = await temporaryFolder();
    await writeFile(
      path.join(folder, 'content-snapshot.json'),
      JSON.stringify({ version: 1, sets: { 'homepage/en': sampleEntries('Old', 'x', '<p onclick="x()">a</p>') } }),
    );
    await backend.stop();
    const { store } = await storeFor(backend, { folder, times: { streamPatienceMs: 10 } });
    await store.start();
    expect(store.entries('homepage', 'en')[0]?.meta[0]?.html_field).toBe('<p>a</p>');
    await backend.restart();
  });

  it('§3 says once for each answer what could not be read', async () => {
    const backend = await backendHere();
    backend.streams = false;
    backend.content.set(HOME, [{ title: 'Home', meta: [{ component_name: 'Banner', main_title: { a: 1 } }] }]);
    const { store, lines } = await storeFor(backend, { times: { revalidateEveryMs: 20 } });
    await store.start();
    await until(() => asked(backend, HOME).length > 4);
    expect(lines.filter((line) => line.includes('main_title'))).toEqual([
      'content homepage/en: entry "Home".meta[0].main_title: expected a text, found object; dropped',
    ]);
  });

  it('has neutral settings until the backend has its own', async () => {
    const backend = await backendHere();
    const { store, lines } = await storeFor(backend);
    await store.start();
    expect(store.settings('de')).toMatchObject({ brand_name: 'example', email: '', phone: '', offices: [] });
    expect(lines.filter((line) => line.includes('settings'))).toEqual([]);
    backend.content.set('/wp-json/bc/v1/settings/de', {
      brand_name: 'Other',
      phone_rule: 'international',
      socials: [{ platform: 'x', url: 'javascript:x()' }],
      endpoint_call: 'settings@1',
    });
    backend.announce({ page_key: 'settings', language: 'de', endpoint_call: 'settings@1' });
    await until(() => store.settings('de').brand_name === 'Other');
    expect(store.settings('de')).toMatchObject({
      phone_rule: 'international',
      socials: [],
      email: '',
    });
  });

  it('says which settings it could not read', async () => {
    const backend = await backendHere();
    const SETTINGS = '/wp-json/bc/v1/settings';
    const socials = [{ platform: 'x', url: 'javascript:x()' }];
    backend.content.set(SETTINGS, { phone_rule: 'martian', offices: [{ city: 'Kiel' }], socials });
    const { store, lines } = await storeFor(backend);
    await store.start();
    expect(lines.filter((line) => line.includes('content settings/en'))).toEqual([
      expect.stringContaining('content settings/en: settings.offices[0]: time_zone: '),
      expect.stringContaining('content settings/en: settings.phone_rule: '),
      expect.stringContaining('content settings/en: settings.socials.x: '),
    ]);
  });

  it('takes a 404 for an answer, and asks again only when it asks for everything', async () => {
    const backend = await backendHere();
    const NEWS = '/wp-json/bc/v1/news';
    const BLOG = '/wp-json/bc/v1/blog';
    backend.content.delete(NEWS);
    backend.answers.set(BLOG, (_request, response) => response.writeHead(500).end());
    let aheadMs = 0;
    const { store } = await storeFor(backend, { clock: () => Date.now() + aheadMs });
    await store.start();
    backend.answers.delete(BLOG);
    aheadMs = 10_000;
    for (const key of ['news', 'blog'] as const)
      expect(() => store.entries(key, 'en')).toThrow('The content is not available right now.');
    await until(() => asked(backend, BLOG).length === 2);
    expect(asked(backend, NEWS).length).toBe(1);
    await backend.stop();
    await backend.restart();
    await until(() => asked(backend, NEWS).length === 2);
  });

  it('shows maps only of the origin that may be framed', async () => {
    const backend = await backendHere();
    const office = { city: 'Kiel', time_zone: 'Europe/Berlin', map_link: 'https://maps.example/kiel' };
    const embeds = ['https://www.openstreetmap.org/export/embed.html', 'https://maps.example/embed', '/map', ''];
    backend.content.set('/wp-json/bc/v1/settings', {
      offices: embeds.map((map_embed) => ({ ...office, map_embed })),
    });
    const { store } = await storeFor(backend);
    await store.start();
    const { offices } = store.settings('en');
    expect(offices.map(({ map_embed }) => map_embed)).toEqual([embeds[0], '', '', '']);
    expect(offices.every(({ map_link }) => map_link === office.map_link)).toBe(true);
  });
});
