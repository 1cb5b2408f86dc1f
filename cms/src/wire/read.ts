import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import { type Doc, isDoc } from './parts.ts';

/** A plain text; empty when there is none. Numbers, such as ids and years, become texts. */
export function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/**
 * A localised value in a language, or in the default language when it says nothing in that one: a page that
 * isn't translated to the end shows English rather than holes.
 */
export function localised(value: unknown, language: Language, isFilled: (value: unknown) => boolean): unknown {
  if (!isDoc(value)) return value;
  const wanted = value[language];
  return isFilled(wanted) ? wanted : value[DEFAULT_LANGUAGE];
}

/** A localised text in a language, else in the default language, else empty. */
export function localText(value: unknown, language: Language): string {
  return plain(localised(value, language, (text) => plain(text) !== '')).trim();
}

/** The groups of a list; what isn't one is left out. */
export function rows(value: unknown): readonly Doc[] {
  return Array.isArray(value) ? value.filter(isDoc) : [];
}

/** A group of fields; empty when there is none. */
export function group(value: unknown): Doc {
  return isDoc(value) ? value : {};
}

/** The day of a stored date (`2026-03-31`); empty when there is none. */
export function day(value: unknown): string {
  return plain(value).slice(0, 10);
}

/** The id that a relationship holds, as text; empty when there is none. */
export function reference(value: unknown): string {
  return isDoc(value) ? plain(value.id) : plain(value);
}

/** The ids that a relationship to many holds. */
export function references(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(reference).filter((id) => id !== '') : [];
}

/** Documents by their id. */
export function byId(docs: readonly Doc[]): ReadonlyMap<string, Doc> {
  return new Map(docs.map((doc) => [plain(doc.id), doc]));
}
