import { LANGUAGES } from '@kontorwerk/contract/languages';
import { filterByLanguage } from '@kontorwerk/contract/navigation/standard-navigation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeOrders } from './shared-order.ts';

test('what both languages have stands once, and what one has at its place', () => {
  const shared = mergeOrders(['/a', '/b', '/c'], ['/a', '/news', '/c'], (path) => path);
  expect(shared.map(({ pair, shown_in }) => `${pair.en} ${shown_in}`)).toEqual([
    '/a both',
    '/b en',
    '/news de',
    '/c both',
  ]);
});

test('each language’s list follows again, whatever the two are', () => {
  const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });
  fc.assert(
    fc.property(lists, lists, (en, de) => {
      const shared = mergeOrders(en, de, (item) => item);
      const lists = LANGUAGES.map((language) => filterByLanguage(language, shared).map(({ pair }) => pair[language]));
      expect(lists).toEqual([en, de]);
    }),
  );
});
