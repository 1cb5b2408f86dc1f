import { RESULTS_SHOWN } from '@kontorwerk/contract/content/search';
import type { Language } from '@kontorwerk/contract/languages';
import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchResult } from '#app/content/search-answer.ts';
import { fetchSearch, TooManySearches } from '#app/content/search-fetch.ts';

/** Debounce in milliseconds. */
const PAUSE_MS = 120;

/** Maximum number of memoised answers; deleting a letter returns to a known query. */
const MEMO_SIZE = 50;

/** The most attempts of a rate-limited search. */
const TRIES = 5;

const SECOND = 1_000;

const memo = new Map<string, SearchAnswer>();

/** The earliest time of the next request, as asked for by the server. */
let earliestRequest = 0;

function memoise(key: string, answer: SearchAnswer): void {
  const [oldest] = memo.keys();
  if (memo.size >= MEMO_SIZE && oldest !== undefined) memo.delete(oldest);
  memo.set(key, answer);
}

/** Why there is no answer: the search is rate-limited, or the server doesn't respond. */
type Trouble = { readonly kind: 'busy'; readonly seconds: number } | { readonly kind: 'unavailable' };

/** The results of a search while typing. */
export type LiveSearch = {
  readonly query: string;
  /** While the answer is pending, those of the previous results that match the new query. */
  readonly results: readonly SearchResult[];
  /** The total number of results; null while unknown. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly trouble: Trouble | null;
};

/** The last response, with the key of its search. */
type LiveResult = { readonly key: string; readonly answer: SearchAnswer | null; readonly trouble: Trouble | null };

const NOTHING: LiveResult = { key: '', answer: null, trouble: null };

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/);
}

/** Whether a result contains words that start with each word of a query. */
function shows({ title, excerpt }: SearchResult, query: string): boolean {
  const shown = wordsIn(`${title.join('')} ${excerpt.join('')}`);
  return wordsIn(query).every((begun) => shown.some((word) => word.startsWith(begun)));
}

function liveSearch(query: string, { answer, trouble }: LiveResult, isCurrent: boolean): LiveSearch {
  const found = answer?.results ?? [];
  const hasMore = answer !== null && answer.total > found.length;
  if (isCurrent) return { query, results: found, total: answer?.total ?? null, hasMore, trouble };
  const results = query === '' ? [] : found.filter((result) => shows(result, query));
  return { query, results, total: null, hasMore, trouble: null };
}

/** Searches while the visitor types. Results that don't match the current query are never shown. */
export function useLiveSearch(query: string, language: Language): LiveSearch {
  const [heard, setHeard] = useState(NOTHING);
  const key = query === '' ? '' : `${language} ${query}`;
  useEffect(() => {
    const known = memo.get(key);
    if (key === '' || known) {
      setHeard({ key, answer: known ?? null, trouble: null });
      return;
    }
    const asking = new AbortController();
    const { signal } = asking;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;

    function askLater(): void {
      const wait = earliestRequest - Date.now();
      if (wait > 0) setHeard({ key, answer: null, trouble: { kind: 'busy', seconds: Math.ceil(wait / SECOND) } });
      timer = setTimeout(ask, Math.max(PAUSE_MS, wait));
    }

    async function ask(): Promise<void> {
      tries += 1;
      try {
        const answer = await fetchSearch({ query, kind: null, shown: RESULTS_SHOWN }, language, { live: true, signal });
        if (signal.aborted) return;
        memoise(key, answer);
        setHeard({ key, answer, trouble: null });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof TooManySearches) earliestRequest = Date.now() + error.seconds * SECOND;
        if (error instanceof TooManySearches && tries < TRIES) askLater();
        else {
          setHeard({ key, answer: null, trouble: { kind: 'unavailable' } });
          // Retries when the connection is back, without further typing.
          addEventListener('online', askLater, { once: true, signal });
        }
      }
    }

    askLater();
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [key, query, language]);
  return liveSearch(query, heard, heard.key === key);
}
