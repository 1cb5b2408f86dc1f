import { parseMoment } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Project } from '#cms/base/payload-types.ts';

/** A value per language; missing or null if there is none. */
export type ByLanguage<T> = { readonly [L in Language]?: T | null };

export type RichText = NonNullable<Project['body']>;

/**
 * A generated type as read in all languages at once (`locale: 'all'`): a text may be one per language. The generated
 * types don't say which texts are localised, so any may be.
 */
export type Stored<T> = T extends string
  ? string extends T
    ? T | ByLanguage<T>
    : T
  : T extends RichText
    ? T | ByLanguage<T>
    : T extends readonly (infer Item)[]
      ? readonly Stored<Item>[]
      : T extends object
        ? { readonly [F in keyof T]: Stored<T[F]> }
        : T;

export type StoredText = Stored<string> | null | undefined;
export type StoredRichText = Stored<RichText> | null | undefined;
/** A reference to another document, by its id unless it is populated. */
export type Reference = number | { readonly id: number } | null | undefined;

/**
 * Returns a text in a language, or in the default language if it is empty: an incompletely translated page shows
 * English rather than gaps. '' if both are empty.
 */
export function textIn(language: Language, value: StoredText): string {
  if (typeof value === 'string') return value.trim();
  return value?.[language]?.trim() || value?.[DEFAULT_LANGUAGE]?.trim() || '';
}

/** Returns a text in a language, or else in any that it has; '' if there is none. */
export function textInAny(language: Language, value: StoredText): string {
  const texts = [language, ...LANGUAGES].map((each) => textIn(each, value));
  return texts.find((text) => text !== '') ?? '';
}

/** Returns the language of a text: the wanted one, else any that it has. */
export function findWrittenLanguage(wanted: Language, value: StoredText): Language {
  if (typeof value !== 'object' || value === null) return wanted;
  return [wanted, ...LANGUAGES].find((language) => value[language]?.trim()) ?? wanted;
}

/** Returns a text that is the same in every language; '' if there is none. */
export function readText(value: StoredText): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the day of a stored date (`2026-03-31`); '' if there is none. */
export function readDay(date: unknown): string {
  return typeof date === 'string' ? date.slice(0, 10) : '';
}

/** Returns a document's modification time in the wire's format; nothing if it is invalid. */
export function modifiedOf({ updatedAt }: { readonly updatedAt?: StoredText }): { readonly modified?: string } {
  const modified = parseMoment(readText(updatedAt));
  return modified === null ? {} : { modified };
}

/** Returns the id in a relationship; null if it is empty. */
export function idOf(value: Reference): number | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
}

/** Indexes documents by id. */
export function indexById<D extends { readonly id: number }>(docs: readonly D[]): ReadonlyMap<number | null, D> {
  return new Map(docs.map((doc) => [doc.id, doc]));
}
