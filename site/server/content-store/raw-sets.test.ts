import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import { listPath } from '@kontorwerk/contract/wire';
import { expect, it } from 'vitest';
import { longList } from '../testing/fake-backend.ts';
import { createTestStore, listRequests, startTestBackend } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';
import type { ContentStore } from './content-store.ts';

const entry = (title: string, more: object = {}) => ({ title, meta: [{ component_name: 'Banner' }], ...more });

const titles = (store: ContentStore, key: PageKey, language: 'en' | 'de') =>
  store.entries(key, language).map(({ title }) => title);

it('§2 holds entries under the titles by which their pages find them, in both languages', async () => {
  const backend = await startTestBackend();
  backend.content.set(listPath('products', 'de'), [entry('Produkte')]);
  backend.content.set(listPath('ecommerce', 'en'), [entry('Payment Solution'), entry('Own', { id: 1 })]);
  backend.content.set(listPath('ecommerce', 'de'), [entry('Eigenes', { id: 1 }), entry('Zahlungslösungen')]);
  const { store, lines } = await createTestStore(backend);
  await store.start();
  expect(titles(store, 'products', 'de')).toEqual(['Products']);
  expect(titles(store, 'ecommerce', 'en')).toEqual(['paymentsolution', 'Own']);
  expect(titles(store, 'ecommerce', 'de')).toEqual(['Own', 'paymentsolution']);
  expect(lines.filter((line) => /(?:products|ecommerce).*no entry is/.test(line))).toEqual([]);
});

it('finds anew what German entries are when the English ones change', async () => {
  const backend = await startTestBackend();
  backend.content.set(listPath('service', 'en'), [entry('Care')]);
  backend.content.set(listPath('service', 'de'), [entry('Pflege', { id: 3 })]);
  const { store } = await createTestStore(backend);
  await store.start();
  expect(titles(store, 'service', 'de')).toEqual(['Care']);
  const changed = [entry('Repair', { endpoint_call: 's@2' }), entry('Care', { id: 3, endpoint_call: 's@2' })];
  backend.content.set(listPath('service', 'en'), changed);
  backend.announce({ page_key: 'service', language: 'en', endpoint_call: 's@2' });
  await waitUntil(() => titles(store, 'service', 'en').length === 2);
  expect(titles(store, 'service', 'de')).toEqual(['Care']);
});

it('says once which page has no entry, which entries there are, and what to send', async () => {
  const backend = await startTestBackend();
  backend.streams = false;
  backend.content.set(listPath('products', 'de'), [entry('Läden'), entry('Apps')]);
  const { store, lines } = await createTestStore(backend, { times: { revalidateEveryMs: 20 } });
  await store.start();
  await waitUntil(() => listRequests(backend, listPath('products', 'de')).length > 3);
  expect(lines.filter((line) => line.startsWith('content products'))).toEqual([
    'content products/de: no entry is the page “Products”; known are “Läden”, “Apps”. Send each with its page\'s name as "title" or "slug", or with one "id" in both languages',
  ]);
});

it.each([
  ['/ecommerce/payment-solution', '/ecommerce/paymentsolution'],
  ['/ecommerce/PaymentSolution', null],
  ['/ecommerce/paymentsolution', null],
  ['/ecommerce/seoaudit', '/ecommerce/seo-audit'],
  ['/ecommerce-detail/seoaudit', '/ecommerce-detail/seo-audit'],
  ['/ecommerce/twice', null],
  ['/ecommerce/nothing', null],
  ['/de/ecommerce/zahlungslösungen', '/de/ecommerce/paymentsolution'],
  ['/de/ecommerce/Zahlungsloesungen', '/de/ecommerce/paymentsolution'],
  ['/products', null],
])('§2 %s leads to %s', async (address, expected) => {
  const backend = await startTestBackend();
  backend.content.set(listPath('ecommerce', 'en'), [
    entry('Payment Solution'),
    entry('SEO Audit'),
    entry('Twi-ce'),
    entry('T-wice'),
  ]);
  backend.content.set(listPath('ecommerce', 'de'), [entry('Zahlungslösungen')]);
  const { store } = await createTestStore(backend);
  await store.start();
  expect(store.findCanonicalAddress(address, pageAt(address))).toBe(expected);
});

it.each([
  [1_000, '/ecommerce/entry-7'],
  [1_001, null],
])('of %i entries, addresses that mean none cost next to nothing', async (count, expected) => {
  const backend = await startTestBackend();
  const entries = Array.from({ length: count }, (_, at) => entry(`Entry ${at}`));
  backend.content.set(listPath('ecommerce', 'en'), entries);
  const { store } = await createTestStore(backend);
  await store.start();
  const since = performance.now();
  for (let at = 0; at < 100; at += 1)
    expect(store.findCanonicalAddress(`/ecommerce/nothing-${at}`, pageAt(`/ecommerce/nothing-${at}`))).toBeNull();
  expect(performance.now() - since).toBeLessThan(500);
  expect(store.findCanonicalAddress('/ecommerce/entry7', pageAt('/ecommerce/entry7'))).toBe(expected);
});

it('answers who asks for an entry by another spelling, under that', async () => {
  const backend = await startTestBackend();
  backend.content.set(listPath('ecommerce', 'en'), [entry('SEO Audit')]);
  const { store } = await createTestStore(backend);
  await store.start();
  const ask = { kind: 'entry', entry: 'seoaudit', cards: 4, start: 0, last: null, filters: {} } as const;
  expect(await store.answer('ecommerce', 'en', ask)).toMatchObject([{ title: 'seoaudit' }]);
});

it('asks for parts of long lists by the title that the backend knows', async () => {
  const backend = await startTestBackend();
  backend.answersAsks = true;
  backend.content.set(listPath('blog', 'de'), longList('Neuigkeiten', 'blog/de@1', 200));
  const { store } = await createTestStore(backend);
  await store.start();
  expect(titles(store, 'blog', 'de')).toEqual(['Blogs']);
  const ask = { kind: 'entry', entry: 'Blogs', cards: 12, start: 120, last: null, filters: {} } as const;
  const [part] = await store.answer('blog', 'de', ask);
  expect([part?.title, part?.meta[0]?.card_components.length]).toEqual(['Blogs', 12]);
  expect(backend.requests.at(-1)?.url).toContain('entry=Neuigkeiten');
});
