import { inLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { QUERY_PARAMETER, SEARCH_PATH } from '@kontorwerk/contract/search';

/** The address of the results for a query; of the empty page where there is none. */
export function searchAddress(query: string, language: Language): string {
  const page = inLanguage(SEARCH_PATH, language);
  return query === '' ? page : `${page}?${new URLSearchParams({ [QUERY_PARAMETER]: query })}`;
}
