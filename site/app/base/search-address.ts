import { inLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { type ResultKind, SEARCH_PATH, searchParameters } from '@kontorwerk/contract/search';

/** The address of the results for a query, or of those of one kind; of the empty page where there is none. */
export function searchAddress(query: string, language: Language, kind: ResultKind | null = null): string {
  const page = inLanguage(SEARCH_PATH, language);
  return query === '' ? page : `${page}?${searchParameters({ query, kind })}`;
}
