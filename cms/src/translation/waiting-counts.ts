import type { Language } from '@kontorwerk/contract/languages';
import { type CountText, formatCount } from '#cms/base/reader-language.ts';

const OUTDATED: CountText = {
  one: { en: '1 outdated text', de: '1 veralteter Text' },
  other: { en: '{count} outdated texts', de: '{count} veraltete Texte' },
};
const MISSING: CountText = {
  one: { en: '1 missing text', de: '1 fehlender Text' },
  other: { en: '{count} missing texts', de: '{count} fehlende Texte' },
};

/** Formats the pending counts, outdated texts first; none for zero. */
export function waitingCounts(
  texts: { readonly outdated: number; readonly missing: number },
  reader: Language,
): readonly string[] {
  const said = (words: CountText, count: number) => (count === 0 ? [] : [formatCount(words, count, reader)]);
  return [...said(OUTDATED, texts.outdated), ...said(MISSING, texts.missing)];
}
