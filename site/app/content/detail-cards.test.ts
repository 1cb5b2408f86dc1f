import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { expect, test } from 'vitest';
import { storeCards } from './detail-cards.ts';
import { addressesOf, translatedAddress } from './detail-twins.ts';
import { POST_DETAIL } from './details.ts';

const listOf = (...cards: readonly unknown[]): readonly ContentEntry[] =>
  readEntries([{ title: 'A', meta: [{ component_name: 'News', card_components: cards }] }], () => {});

const down = (key: PageKey): never => {
  throw new Error(`${key} is down`);
};

test('the server uses the content sets that are there, and fails with the first when none is', () => {
  const cards = storeCards(POST_DETAIL, (key) => (key === 'news' ? down(key) : listOf({ title: key })));
  expect(cards.map(({ title }) => title)).toEqual(['blog']);
  expect(() => storeCards(POST_DETAIL, down)).toThrow('blog is down');
});

const english = storeCards(POST_DETAIL, () => listOf({ id: '1', title: 'Good news' }, { title: 'SEO' }));
const german = storeCards(POST_DETAIL, () => listOf({ id: '1', title: 'Gute Nachricht' }, { title: 'SEO' }));

test('twins are cards of the same id, or of the same title where ids are not sent', () => {
  const [first, second] = english;
  if (!first || !second) throw new Error('two cards');
  const both = (language: string) => (language === 'de' ? german : english);
  expect(addressesOf(POST_DETAIL, first, 'en', both)).toEqual({ en: '/blog/good-news', de: '/de/blog/gute-nachricht' });
  expect(addressesOf(POST_DETAIL, second, 'en', both)).toEqual({ en: '/blog/seo', de: '/de/blog/seo' });
  expect(addressesOf(POST_DETAIL, first, 'en', () => null)).toEqual({ en: '/blog/good-news', de: null });
  expect(translatedAddress(POST_DETAIL, 'Good-News', 'de', both)).toBe('/de/blog/gute-nachricht');
  expect(translatedAddress(POST_DETAIL, 'unknown', 'de', both)).toBeNull();
  expect(translatedAddress(POST_DETAIL, 'good-news', 'de', () => null)).toBeNull();
});
