import type { Language } from '@kontorwerk/contract/languages';

type Counted = { readonly one: string; readonly other: string };

const OUTDATED: { readonly [L in Language]: Counted } = {
  en: { one: '1 outdated text', other: '{count} outdated texts' },
  de: { one: '1 veralteter Text', other: '{count} veraltete Texte' },
};
const MISSING: { readonly [L in Language]: Counted } = {
  en: { one: '1 missing text', other: '{count} missing texts' },
  de: { one: '1 fehlender Text', other: '{count} fehlende Texte' },
};

function counted({ one, other }: Counted, count: number): readonly string[] {
  return count === 0 ? [] : [count === 1 ? one : other.replace('{count}', `${count}`)];
}

/** How many texts wait for translation, in words: first those that are out of date. Nothing is said of none. */
export function waitingCounts(
  texts: { readonly outdated: number; readonly missing: number },
  reader: Language,
): readonly string[] {
  return [...counted(OUTDATED[reader], texts.outdated), ...counted(MISSING[reader], texts.missing)];
}
