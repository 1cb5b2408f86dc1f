import type { Language } from '@kontorwerk/contract/languages';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { foldUmlauts } from './folding.ts';

/** The shortest word that is stemmed, in letters: shorter ones have no endings. */
const SHORTEST = 4;

/** Removes the English plural, which the German stemmer leaves: German texts are full of English words. */
function withoutPlural(stem: string): string {
  return stem.length >= SHORTEST && /[^s]s$/.test(stem) ? stem.slice(0, -1) : stem;
}

/**
 * Returns the stem of a plain word, folded: the same for `Barrierefreiheit` and `barrierefrei`, `developers` and
 * `developer`.
 */
export function stemOf(plain: string, language: Language): string {
  if (plain.length < SHORTEST || /\d/.test(plain)) return foldUmlauts(plain);
  const stem = language === 'de' ? withoutPlural(stemGerman(plain)) : stemEnglish(plain);
  return foldUmlauts(stem);
}

/** Returns the terms of a plain word: itself, and its stem if that differs. */
export function termsOf(plain: string, language: Language): readonly string[] {
  const folded = foldUmlauts(plain);
  const stem = stemOf(plain, language);
  return stem === folded ? [folded] : [folded, stem];
}
