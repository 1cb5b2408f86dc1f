import { expect, test } from 'vitest';
import { isQuestionQuery, parseQuery } from './query.ts';

const words = (query: string) => parseQuery(query, 'de').map(({ folded }) => folded);

test.each([
  ['was kostet ein Onlineshop', ['kostet', 'onlineshop']],
  ['wie viel kostet ein Onlineshop', ['kostet', 'onlineshop']],
  ['wieviel kostet ein Onlineshop', ['kostet', 'onlineshop']],
  ['Über uns', ['uber', 'uns']],
  ['Shop für Händler:innen', ['shop', 'handlerinnen']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  [`${'x'.repeat(99)} wort`, []],
  [`${'wort '.repeat(10_000)}`, ['wort']],
  ['Shop shop SHOP shop shop shop shop shop Preis', ['shop', 'preis']],
  ['Online-Shop onlineshop Online-Shop', ['onlineshop', 'onlineshop']],
  ['', []],
  ['"*+-~^:()[]{}\\/', []],
  ['\u0000\ud800', []],
])('of %j are looked for %j', (query, looked) => {
  expect(words(query)).toEqual(looked);
});

test('how much or many of it says nothing about what is looked for in English, either', () => {
  expect(parseQuery('how much does a shop cost', 'en').map(({ folded }) => folded)).toEqual(['shop', 'cost']);
  expect(parseQuery('how many offices', 'en').map(({ folded }) => folded)).toEqual(['offices']);
});

test('the parts of joined words count among the words that are looked for', () => {
  const parts = (query: string) => parseQuery(query, 'en').map((word) => word.parts.length);
  expect(parts('online-shop')).toEqual([2]);
  expect(parts('an-be-ve-ge-zu-do-mi-fa-so-la-ti-ut')).toEqual([0]);
  expect(parts('red blue green white online-shop paper-boat')).toEqual([0, 0, 0, 0, 2, 0]);
});

test.each([
  ['was kostet ein shop', 'de', true],
  ['Können wir umziehen', 'de', true],
  ['shopware kosten?', 'de', true],
  ['shopware kosten', 'de', false],
  ['was', 'de', false],
  ['Über uns', 'de', false],
  ['how long does it take', 'en', true],
  ['was kostet ein shop', 'en', false],
  ['about us', 'en', false],
  ['', 'en', false],
] as const)('„%s“ is a question in %s: %s', (query, language, expected) => {
  expect(isQuestionQuery(query, language)).toBe(expected);
});
