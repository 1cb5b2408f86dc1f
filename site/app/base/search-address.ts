import { inLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { RESULTS_SHOWN, SEARCH_PATH, type SearchAsk, searchParameters } from '@kontorwerk/contract/search';

/** The address of the first results for a query, of every kind where nothing else is said; of the empty page without one. */
export function searchAddress(
  query: string,
  language: Language,
  { kind = null, shown = RESULTS_SHOWN }: Partial<Omit<SearchAsk, 'query'>> = {},
): string {
  const page = inLanguage(SEARCH_PATH, language);
  return query === '' ? page : `${page}?${searchParameters({ query, kind, shown })}`;
}
