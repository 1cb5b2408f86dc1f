import { isRecord } from './content/read-values.ts';

/** The languages of the site; the first is the default (§9). */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of an address without a prefix and of a visitor without a stored choice (§9). */
export const DEFAULT_LANGUAGE: Language = 'en';

/** One text in every language. */
export type LocalText = { readonly [L in Language]: string };

/** Whether a value is a text in every language. */
export function isLocalText(value: unknown): value is LocalText {
  return isRecord(value) && LANGUAGES.every((language) => typeof value[language] === 'string');
}

/** Whether a value is one of the site's language codes. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The texts of one group, by language and name. */
export type LocalWords = { readonly [L in Language]: Readonly<Record<string, string>> };
