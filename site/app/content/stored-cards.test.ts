import { readCard } from '@kontorwerk/contract/content/read-entries';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeCard, storedCard } from './stored-cards.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const read = readCard({ title: 'Shop Migration', html_field: '<p>Text</p>' });
if (!read) throw new Error('a card');
const card = read;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

test.each([
  ['ecommerce', 'ecommercedetail'],
  ['project', 'pojectdetail'],
  ['job', 'careerdetail'],
  ['post', 'newsdetail'],
] as const)('§2 a card of kind %s is stored as %s', (kind, key) => {
  storeCard(kind, card, 'de');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...card, language: 'de' });
  expect(localStorage.length).toBe(1);
  expect(storedCard(kind, 'de')).toEqual(card);
});

test('§2 a service is stored as a one-item list', () => {
  storeCard('service', card, 'en');
  expect(JSON.parse(localStorage.getItem('servicedetail') ?? '')).toEqual([{ ...card, language: 'en' }]);
  expect(storedCard('service', 'en')).toEqual(card);
  expect(storedCard('service', 'de')).toBeNull();
});

test('a card of the other language is not taken', () => {
  storeCard('post', card, 'en');
  expect(storedCard('post', 'de')).toBeNull();
});

test.each([
  ['pojectdetail', 'project', '{"title":"A"}'],
  ['servicedetail', 'service', '[{"title":"A"}]'],
  ['servicedetail', 'service', '{"title":"A"}'],
] as const)('a card in %s without a language is taken in each', (key, kind, stored) => {
  localStorage.setItem(key, stored);
  expect(storedCard(kind, 'en')?.title).toBe('A');
  expect(storedCard(kind, 'de')?.title).toBe('A');
});

test.each(['', '{', 'null', '"text"', '[]', '7'])('nothing is taken from "%s"', (stored) => {
  localStorage.setItem('servicedetail', stored);
  localStorage.setItem('newsdetail', stored);
  expect(storedCard('service', 'en')).toBeNull();
  expect(storedCard('post', 'en')).toBeNull();
});
