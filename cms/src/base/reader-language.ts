import type { Language, LocalText } from '@kontorwerk/contract/languages';

/** The locales in which dates and numbers are formatted for readers of each language. */
export const READER_LOCALES = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>;

/** Returns the language of an editor's admin. */
export function readerLanguage(i18n: { readonly language: string }): Language {
  return i18n.language === 'de' ? 'de' : 'en';
}

export type Asked = { readonly req: { readonly i18n: { readonly language: string } } };

/** Returns a validation message in the language of the editor's admin. */
export function problem(text: LocalText, { req }: Asked): string {
  return text[readerLanguage(req.i18n)];
}

/** Puts a name in the quotation marks of a language. */
export function quoted(name: string, language: Language): string {
  return language === 'de' ? `„${name}“` : `“${name}”`;
}
