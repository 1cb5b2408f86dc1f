import { inLanguage } from '@kontorwerk/contract/address/address';
import { formatSearchQuery, RESULTS_SHOWN, SEARCH_PATH, type SearchQuery } from '@kontorwerk/contract/content/search';
import type { Language } from '@kontorwerk/contract/languages';

/**
 * Returns the address of the first results for a query, of all kinds by default; of the empty search page for an empty
 * query.
 */
export function buildSearchAddress(
  query: string,
  language: Language,
  { kind = null, shown = RESULTS_SHOWN }: Partial<Omit<SearchQuery, 'query'>> = {},
): string {
  const page = inLanguage(SEARCH_PATH, language);
  return query === '' ? page : `${page}?${formatSearchQuery({ query, kind, shown })}`;
}
