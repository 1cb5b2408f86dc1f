import type { Language, LocalText } from '@kontorwerk/contract/languages';

/** The locales in which dates and numbers are formatted for readers of each language. */
export const READER_LOCALES = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>;

/** Returns the language of an editor's admin. */
export function readerLanguage(i18n: { readonly language: string }): Language {
  return i18n.language === 'de' ? 'de' : 'en';
}

export type ReaderRequest = { readonly req: { readonly i18n: { readonly language: string } } };

/** Returns a validation message in the language of the editor's admin. */
export function problem(text: LocalText, { req }: ReaderRequest): string {
  return text[readerLanguage(req.i18n)];
}

/** Puts a name in the quotation marks of a language. */
export function quote(name: string, language: Language): string {
  return language === 'de' ? `„${name}“` : `“${name}”`;
}

/** The singular of a message, and the plural with `{count}` in it. */
export type CountText = { readonly one: LocalText; readonly other: LocalText };

/** Returns the singular or plural of a message for a number of things. */
export function formatCount({ one, other }: CountText, count: number, reader: Language): string {
  return (count === 1 ? one : other)[reader].replace('{count}', String(count));
}
