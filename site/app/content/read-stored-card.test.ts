import { readCard } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { beforeEach, expect, test, vi } from 'vitest';
import { readStoredCard } from './read-stored-card.ts';
import { storeCard } from './store-card.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const read = readCard({ title: 'Shop Migration', html_field: '<p>Text</p>' });
if (!read) throw new Error('a card');
const card = read;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

test.each([
  [PAGES.ecommerce.stored, 'ecommercedetail'],
  [PAGES.project.stored, 'pojectdetail'],
  [PAGES.job.stored, 'careerdetail'],
  [PAGES.post.stored, 'newsdetail'],
] as const)('§2 a card is stored under the key of its page, %s', (kind, key) => {
  storeCard(kind, card, 'de');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...card, language: 'de' });
  expect(localStorage.length).toBe(1);
  expect(readStoredCard(kind, 'de')).toEqual(card);
});

test('§2 a service is stored as a one-item list', () => {
  storeCard('servicedetail', card, 'en');
  expect(JSON.parse(localStorage.getItem('servicedetail') ?? '')).toEqual([{ ...card, language: 'en' }]);
  expect(readStoredCard('servicedetail', 'en')).toEqual(card);
  expect(readStoredCard('servicedetail', 'de')).toBeNull();
});

test('a card of the other language is not taken', () => {
  storeCard('newsdetail', card, 'en');
  expect(readStoredCard('newsdetail', 'de')).toBeNull();
});

test.each([
  ['pojectdetail', '{"title":"A"}'],
  ['servicedetail', '[{"title":"A"}]'],
  ['servicedetail', '{"title":"A"}'],
] as const)('a card in %s without a language is taken in each', (key, stored) => {
  localStorage.setItem(key, stored);
  expect(readStoredCard(key, 'en')?.title).toBe('A');
  expect(readStoredCard(key, 'de')?.title).toBe('A');
});

test.each(['', '{', 'null', '"text"', '[]', '7'])('nothing is taken from "%s"', (stored) => {
  localStorage.setItem('servicedetail', stored);
  localStorage.setItem('newsdetail', stored);
  expect(readStoredCard('servicedetail', 'en')).toBeNull();
  expect(readStoredCard('newsdetail', 'en')).toBeNull();
});
