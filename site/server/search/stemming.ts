import type { Language } from '@kontorwerk/contract/languages';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { foldUmlauts } from './folding.ts';

/** Stems are kept of words up to so many letters: what is longer has no endings. */
const SHORTEST = 4;

/** German texts are full of English words, whose plural the stemmer of German leaves alone. */
function withoutPlural(stem: string): string {
  return stem.length >= SHORTEST && /[^s]s$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** What the forms of a plain word have in common, folded: `Barrierefreiheit` and `barrierefrei`, `developers` and `developer`. */
export function stemOf(plain: string, language: Language): string {
  if (plain.length < SHORTEST || /\d/.test(plain)) return foldUmlauts(plain);
  const stem = language === 'de' ? withoutPlural(stemGerman(plain)) : stemEnglish(plain);
  return foldUmlauts(stem);
}

/** The terms of a plain word: itself, and its stem where that is another. */
export function termsOf(plain: string, language: Language): readonly string[] {
  const folded = foldUmlauts(plain);
  const stem = stemOf(plain, language);
  return stem === folded ? [folded] : [folded, stem];
}
