import { momentOf } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Project } from '#cms/base/payload-types.ts';

/** What is written in each language; missing or null where nothing is. */
export type ByLanguage<T> = { readonly [L in Language]?: T | null };

export type RichText = NonNullable<Project['body']>;

/**
 * A generated type as Payload answers it when all languages are read at once (`locale: 'all'`): a text may be one for
 * each language. The generated types don't say of which texts that is true, so any may be.
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
/** A document that another refers to, by its id where it wasn't read along. */
export type Reference = number | { readonly id: number } | null | undefined;

/**
 * A text in a language, or in the default language when it says nothing in that one: a page that isn't translated to
 * the end shows English rather than holes. Empty when it says nothing in either.
 */
export function textIn(language: Language, value: StoredText): string {
  if (typeof value === 'string') return value.trim();
  return value?.[language]?.trim() || value?.[DEFAULT_LANGUAGE]?.trim() || '';
}

/** A text in a language, or in whichever says something; empty when none does. */
export function textInAny(language: Language, value: StoredText): string {
  const texts = [language, ...LANGUAGES].map((each) => textIn(each, value));
  return texts.find((text) => text !== '') ?? '';
}

/** The language that a text is written in: the wanted one, else whichever it says something in. */
export function languageWritten(wanted: Language, value: StoredText): Language {
  if (typeof value !== 'object' || value === null) return wanted;
  return [wanted, ...LANGUAGES].find((language) => value[language]?.trim()) ?? wanted;
}

/** A text that is the same in every language; empty when there is none. */
export function plain(value: StoredText): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The day of a stored date (`2026-03-31`); empty when there is none. */
export function day(date: unknown): string {
  return typeof date === 'string' ? date.slice(0, 10) : '';
}

/** When a document was last changed, as the wire says it; nothing where that is no moment. */
export function modifiedOf({ updatedAt }: { readonly updatedAt?: StoredText }): { readonly modified?: string } {
  const modified = momentOf(plain(updatedAt));
  return modified === null ? {} : { modified };
}

/** The id that a relationship holds; null when it holds none. */
export function idOf(value: Reference): number | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
}

/** Documents by their id. */
export function byId<D extends { readonly id: number }>(docs: readonly D[]): ReadonlyMap<number | null, D> {
  return new Map(docs.map((doc) => [doc.id, doc]));
}
