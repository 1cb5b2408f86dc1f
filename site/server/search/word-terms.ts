import type { Language } from '@kontorwerk/contract/languages';
import { foldUmlauts, plainWord } from './folding.ts';
import { termsOf } from './stemming.ts';
import { isStopWord } from './stop-words.ts';

/** The terms of a word in a text. */
export type WordTerms = { readonly all: readonly string[]; readonly isStopWord: boolean };

/** The size of the memo per language: texts repeat most of their words. */
const REMEMBERED = 10_000;

const remembered: Readonly<Record<Language, Map<string, WordTerms>>> = { en: new Map(), de: new Map() };

/** Returns the terms of a word as written. */
export function termsOfWord(word: string, language: Language): WordTerms {
  const words = remembered[language];
  const known = words.get(word);
  if (known !== undefined) return known;
  if (words.size >= REMEMBERED) words.clear();
  const plain = plainWord(word);
  const terms = { all: termsOf(plain, language), isStopWord: isStopWord(foldUmlauts(plain), language) };
  words.set(word, terms);
  return terms;
}
