import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages';
import { expect, test } from 'vitest';
import { addressesOf, translatedAddress } from './detail-addresses.ts';
import { storeCards } from './detail-cards.ts';

const listOf = (...cards: readonly unknown[]): readonly ContentEntry[] =>
  readEntries([{ title: 'A', meta: [{ component_name: 'News', card_components: cards }] }], () => {});

const english = storeCards(PAGES.post, () => listOf({ id: '1', title: 'Good news' }, { title: 'SEO' }));
const german = storeCards(PAGES.post, () => listOf({ id: '1', title: 'Gute Nachricht' }, { title: 'SEO' }));

test('twins are cards of the same id, or of the same title where ids are not sent', () => {
  const [first, second] = english;
  if (!first || !second) throw new Error('two cards');
  const both = (language: string) => (language === 'de' ? german : english);
  expect(addressesOf(PAGES.post, first, 'en', both)).toEqual({ en: '/blog/good-news', de: '/de/blog/gute-nachricht' });
  expect(addressesOf(PAGES.post, second, 'en', both)).toEqual({ en: '/blog/seo', de: '/de/blog/seo' });
  expect(addressesOf(PAGES.post, first, 'en', () => null)).toEqual({ en: '/blog/good-news', de: null });
  expect(translatedAddress(PAGES.post, 'Good-News', 'de', both)).toBe('/de/blog/gute-nachricht');
  expect(translatedAddress(PAGES.post, 'unknown', 'de', both)).toBeNull();
  expect(translatedAddress(PAGES.post, 'good-news', 'de', () => null)).toBeNull();
});
