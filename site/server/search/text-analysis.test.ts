import type { Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { foldWord, plainWord, stemOf, termsOf, tokensOf, WORD_MAX, wordsOf } from './text-analysis.ts';

test.each([
  ['Lösungen', 'losungen'],
  ['Loesungen', 'losungen'],
  ['losungen', 'losungen'],
  ['ÜBER', 'uber'],
  ['ueber', 'uber'],
  ['Ägypten', 'agypten'],
  ['Aegypten', 'agypten'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Malmø', 'malmo'],
  ['Café', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['ﬁnden', 'finden'],
  ['C#', 'c#'],
  ['𝟐𝟎𝟐𝟔', '2026'],
])('%s is found as %s', (written, found) => {
  expect(foldWord(written)).toBe(found);
});

test('what a plain word has of umlauts written out, it keeps: stems are made of it', () => {
  expect(plainWord('Values')).toBe('values');
});

test.each([
  ['Online-Shop', ['OnlineShop', 'Online', 'Shop']],
  ['Online‑Shop', ['OnlineShop', 'Online', 'Shop']],
  ['Node.js', ['Nodejs', 'Node', 'js']],
  ['E-Commerce', ['ECommerce', 'Commerce']],
  ['C++, C# und C', ['C++', 'C#', 'und', 'C']],
  ['Entwickler:in', ['Entwicklerin', 'Entwickler', 'in']],
  ['Entwickler*innen', ['Entwicklerinnen', 'Entwickler', 'innen']],
  ['WCAG 2.2', ['WCAG', '22']],
  ['„Größe“ (42)', ['Größe', '42']],
  ['– … !?', []],
  ['', []],
  ['x'.repeat(WORD_MAX + 1), []],
])('the words of %s are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('each word says where it stands', () => {
  const text = 'Ein Online-Shop.';
  const [, shop] = tokensOf(text);
  expect([shop, ...(shop?.parts ?? [])].map((token) => text.slice(token?.start, token?.end))).toEqual([
    'Online-Shop',
    'Online',
    'Shop',
  ]);
});

test.each<[Language, string, string]>([
  ['de', 'Barrierefreiheit', 'barrierefrei'],
  ['de', 'barrierefreie', 'barrierefrei'],
  ['de', 'Entwicklung', 'Entwickler'],
  ['de', 'Häuser', 'Haus'],
  ['de', 'Loesungen', 'Lösung'],
  ['de', 'Projekte', 'Projekt'],
  ['de', 'Onlineshops', 'Onlineshop'],
  ['de', 'Apps', 'App'],
  ['en', 'developers', 'developer'],
  ['en', 'development', 'developers'],
  ['en', 'accessible', 'accessibility'],
  ['en', 'values', 'value'],
  ['en', 'migrations', 'migrate'],
])('in %s %s and %s have a term in common', (language, one, other) => {
  const terms = termsOf(plainWord(other), language);
  expect(termsOf(plainWord(one), language).some((term) => terms.includes(term))).toBe(true);
});

test.each<[Language, string]>([
  ['de', 'css'],
  ['en', 'aws'],
  ['en', 'b2b'],
  ['de', 'wcag22'],
])('in %s %s has no endings', (language, word) => {
  expect(stemOf(word, language)).toBe(word);
});
