import type { Language } from '@kontorwerk/contract/languages';
import { foldUmlauts, plainWord } from './folding.ts';
import { termsOf } from './stemming.ts';
import { isStopWord } from './stop-words.ts';

/** What a word as it is written is found by. */
export type WordTerms = { readonly all: readonly string[]; readonly isStopWord: boolean };

/** Of so many words of a language the terms are remembered: texts repeat most of theirs. */
const REMEMBERED = 10_000;

const remembered: Readonly<Record<Language, Map<string, WordTerms>>> = { en: new Map(), de: new Map() };

/** The terms of a word as it is written. */
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
