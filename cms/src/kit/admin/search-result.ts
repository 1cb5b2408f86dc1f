import { isRecord } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';

/** The paths of a document's texts that are used if none are written for search engines. */
export type OwnTexts = { readonly title: string; readonly description: string | null };

/** The origin of a search result's text. */
export type Origin = 'written' | 'own' | 'foreign' | 'nothing';
export type ResultText = { readonly text: string; readonly origin: Origin };

/** A field's text: in the form, and as saved in each language. */
export type WrittenText = { readonly here: unknown; readonly saved: unknown };

function trimText(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}

function savedDefault({ saved }: WrittenText, language: Language): string {
  return language === DEFAULT_LANGUAGE || !isRecord(saved) ? '' : trimText(saved[DEFAULT_LANGUAGE]);
}

/**
 * Returns the text for search engines: the one written for them, else the document's own; if the language has neither,
 * the default language's. The same rule as `seoOf` of the wire.
 */
export function chooseResultText(written: WrittenText, own: WrittenText, language: Language): ResultText {
  const candidates: readonly (readonly [string, Origin])[] = [
    [trimText(written.here), 'written'],
    [trimText(own.here), 'own'],
    [savedDefault(written, language), 'foreign'],
    [savedDefault(own, language), 'foreign'],
  ];
  const [text, origin] = candidates.find(([text]) => text !== '') ?? ['', 'nothing'];
  return { text, origin };
}

/** The recommended length of a text, in characters. */
export type Lengths = { readonly least: number; readonly most: number };

/** The lengths that search engines display. */
export const TITLE_LENGTHS: Lengths = { least: 25, most: 60 };
export const DESCRIPTION_LENGTHS: Lengths = { least: 70, most: 155 };

/** Whether a text has the recommended length. */
export function judgeLength({ length }: string, { least, most }: Lengths): 'short' | 'fits' | 'long' {
  if (length > most) return 'long';
  return length < least ? 'short' : 'fits';
}

/** Truncates a text as search engines do: at a word, with an ellipsis. */
export function truncateAt(text: string, { most }: Lengths): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/u, '')}…`;
}
