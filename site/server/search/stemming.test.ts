import type { Language } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { plainWord } from './folding.ts';
import { stemOf, termsOf } from './stemming.ts';

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
