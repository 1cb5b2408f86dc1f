import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { type CountText, formatCount } from '#cms/base/reader-language.ts';

/** The texts of that page. */
export const PENDING_TEXTS = {
  title: { en: 'Translations', de: 'Übersetzungen' },
  about: {
    en: 'Texts missing in one language, and texts whose original in the other language has changed since. Published ones come first.',
    de: 'Texte, die in einer Sprache fehlen oder deren Vorlage in der anderen Sprache seitdem geändert wurde. Veröffentlichte zuerst.',
  },
  languages: { en: 'Language', de: 'Sprache' },
  nothing: {
    en: 'Nothing is waiting to be translated into this language.',
    de: 'In dieser Sprache ist nichts zu übersetzen.',
  },
  document: { en: 'Document', de: 'Dokument' },
  status: { en: 'Status', de: 'Status' },
  missing: { en: 'Missing', de: 'Fehlend' },
  outdated: { en: 'Outdated', de: 'Veraltet' },
  changed: { en: 'Changed', de: 'Geändert' },
  settings: { en: 'Settings and texts of the site', de: 'Einstellungen und Texte der Website' },
  all: { en: 'All {count}', de: 'Alle {count}' },
  previous: { en: 'Previous page', de: 'Vorige Seite' },
  next: { en: 'Next page', de: 'Nächste Seite' },
  back: { en: 'All kinds', de: 'Alle Arten' },
} as const satisfies Record<string, LocalText>;

const OUTDATED: CountText = {
  one: { en: '1 outdated text', de: '1 veralteter Text' },
  other: { en: '{count} outdated texts', de: '{count} veraltete Texte' },
};
const MISSING: CountText = {
  one: { en: '1 missing text', de: '1 fehlender Text' },
  other: { en: '{count} missing texts', de: '{count} fehlende Texte' },
};

/** Formats the pending counts, outdated texts first; none for zero. */
export function formatPendingCounts(
  texts: { readonly outdated: number; readonly missing: number },
  reader: Language,
): readonly string[] {
  const said = (words: CountText, count: number) => (count === 0 ? [] : [formatCount(words, count, reader)]);
  return [...said(OUTDATED, texts.outdated), ...said(MISSING, texts.missing)];
}
