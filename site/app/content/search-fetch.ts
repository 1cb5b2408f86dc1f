import { inLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { QUERY_PARAMETER, SEARCH_DATA_PATH } from '@kontorwerk/contract/search';
import type { SearchAnswer } from './search-answer.ts';

/** Tells whether what the server sent is what a search has found. */
export function isSearchAnswer(value: unknown): value is SearchAnswer {
  return typeof value === 'object' && value !== null && 'results' in value && Array.isArray(value.results);
}

/** Asks the server for what a query finds; rejects where it doesn't say. `live` is for who is still writing. */
export async function fetchSearch(
  query: string,
  language: Language,
  { live = false, signal }: { readonly live?: boolean; readonly signal?: AbortSignal } = {},
): Promise<SearchAnswer> {
  const asked = new URLSearchParams({ [QUERY_PARAMETER]: query, ...(live && { live: '1' }) });
  const response = await fetch(`${inLanguage(SEARCH_DATA_PATH, language)}?${asked}`, { signal });
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isSearchAnswer(answer)) throw new Error(`The search answered with status ${response.status}.`);
  return answer;
}
