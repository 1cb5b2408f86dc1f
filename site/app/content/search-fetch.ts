import { inLanguage } from '@kontorwerk/contract/address';
import type { Language } from '@kontorwerk/contract/languages';
import { SEARCH_DATA_PATH, type SearchAsk, searchParameters } from '@kontorwerk/contract/search';
import type { SearchAnswer } from './search-answer.ts';

/** Where an answer doesn't say when to ask again, and the longest that is believed, in seconds. */
const WAIT_DEFAULT = 5;
const WAIT_MAX = 60;

/** Why a search was put off: there are too many at once. It may be asked for again after so many seconds. */
export class TooManySearches extends Error {
  readonly seconds: number;
  constructor(retryAfter: string | null) {
    super('There are too many searches.');
    const seconds = Number(retryAfter);
    this.seconds = seconds > 0 ? Math.min(seconds, WAIT_MAX) : WAIT_DEFAULT;
  }
}

/** Tells whether what the server sent is what a search has found. */
export function isSearchAnswer(value: unknown): value is SearchAnswer {
  if (typeof value !== 'object' || value === null || !('results' in value && 'kinds' in value)) return false;
  return Array.isArray(value.results) && Array.isArray(value.kinds);
}

/**
 * Asks the server for what a search finds; rejects where it doesn't say, with `TooManySearches` where it will later. `live`
 * is for who is still writing.
 */
export async function fetchSearch(
  ask: SearchAsk,
  language: Language,
  { live = false, signal }: { readonly live?: boolean; readonly signal?: AbortSignal } = {},
): Promise<SearchAnswer> {
  const asked = searchParameters(ask);
  if (live) asked.set('live', '1');
  const response = await fetch(`${inLanguage(SEARCH_DATA_PATH, language)}?${asked}`, { signal });
  if (response.status === 429) throw new TooManySearches(response.headers.get('Retry-After'));
  const answer: unknown = response.ok ? await response.json() : null;
  if (!isSearchAnswer(answer)) throw new Error(`The search answered with status ${response.status}.`);
  return answer;
}
