import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';

/** Where in a document stands what is told where nothing is written for search engines. */
export type OwnTexts = { readonly title: string; readonly description: string | null };

/** Where a text of a search result comes from. */
export type Origin = 'written' | 'own' | 'foreign' | 'nothing';
export type ResultText = { readonly text: string; readonly origin: Origin };

/** What is written in one field: in the form, and saved in each language. */
export type WrittenText = { readonly here: unknown; readonly saved: unknown };

function said(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}

function elsewhere({ saved }: WrittenText, language: Language): string {
  return language === DEFAULT_LANGUAGE || !isRecord(saved) ? '' : said(saved[DEFAULT_LANGUAGE]);
}

/**
 * The text that search engines are told: what was written for them, else the document's own; of a language that has
 * neither, the default language's. The rule is the wire's, `seoOf`.
 */
export function resultText(written: WrittenText, own: WrittenText, language: Language): ResultText {
  const candidates: readonly (readonly [string, Origin])[] = [
    [said(written.here), 'written'],
    [said(own.here), 'own'],
    [elsewhere(written, language), 'foreign'],
    [elsewhere(own, language), 'foreign'],
  ];
  const [text, origin] = candidates.find(([text]) => text !== '') ?? ['', 'nothing'];
  return { text, origin };
}

/** How long a text should be, in characters. */
export type Lengths = { readonly least: number; readonly most: number };

/** As much as search engines show. */
export const TITLE_LENGTHS: Lengths = { least: 25, most: 60 };
export const DESCRIPTION_LENGTHS: Lengths = { least: 70, most: 155 };

/** Whether a text fits where it is shown. */
export function fit({ length }: string, { least, most }: Lengths): 'short' | 'fits' | 'long' {
  if (length > most) return 'long';
  return length < least ? 'short' : 'fits';
}

/** A text as search engines cut it: at a word, with an ellipsis. */
export function cutAt(text: string, { most }: Lengths): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/u, '')}…`;
}
