import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';

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

type Values = Readonly<Record<string, string>>;

/** Fills values into a text's placeholders. */
export function fillText(text: LocalText, language: Language, values: Values): string {
  return text[language].replace(/\{(\w+)\}/g, (name: string, key: string) => values[key] ?? name);
}

/** Formats the time of a moment in the agency's time zone. */
export function formatTime(moment: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: AGENCY_TIME_ZONE }).format(moment);
}
