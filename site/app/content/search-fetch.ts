import { inLanguage } from '@kontorwerk/contract/address/address';
import { formatSearchQuery, SEARCH_DATA_PATH, type SearchQuery } from '@kontorwerk/contract/content/search';
import type { Language } from '@kontorwerk/contract/languages';
import type { SearchAnswer } from './search-answer.ts';

/** The default and the longest accepted wait of a `Retry-After`, in seconds. */
const WAIT_DEFAULT = 5;
const WAIT_MAX = 60;

/** Thrown when the search is rate-limited; it may be retried after `seconds`. */
export class TooManySearches extends Error {
  readonly seconds: number;
  constructor(retryAfter: string | null) {
    super('There are too many searches.');
    const seconds = Number(retryAfter);
    this.seconds = seconds > 0 ? Math.min(seconds, WAIT_MAX) : WAIT_DEFAULT;
  }
}

/** Whether a value has the shape of a search response. */
export function isSearchAnswer(value: unknown): value is SearchAnswer {
  if (typeof value !== 'object' || value === null || !('results' in value && 'kinds' in value)) return false;
  return Array.isArray(value.results) && Array.isArray(value.kinds);
}

/**
 * Fetches search results; rejects on failure, with `TooManySearches` if the search may be retried later. `live` marks
 * searches made while the visitor is typing.
 */
export async function fetchSearch(
  query: SearchQuery,
  language: Language,
  { live = false, signal }: { readonly live?: boolean; readonly signal?: AbortSignal } = {},
): Promise<SearchAnswer> {
  const parameters = formatSearchQuery(query);
  if (live) parameters.set('live', '1');
  const response = await fetch(`${inLanguage(SEARCH_DATA_PATH, language)}?${parameters}`, { signal });
  if (response.status === 429) throw new TooManySearches(response.headers.get('Retry-After'));
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isSearchAnswer(answer)) throw new Error(`The search answered with status ${response.status}.`);
  return answer;
}
