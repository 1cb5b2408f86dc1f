import type { Language } from '@kontorwerk/contract/languages';
import { RESULTS_SHOWN } from '@kontorwerk/contract/search';
import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchResult } from '#app/content/search-answer.ts';
import { fetchSearch, TooManySearches } from '#app/content/search-fetch.ts';

/** Nothing is asked for while somebody writes without a pause of so many milliseconds. */
const PAUSE_MS = 120;

/** So many answers are remembered: who deletes a letter has been there. */
const REMEMBERED = 50;

/** How often a search that was put off is asked for again. */
const TRIES = 5;

const SECOND = 1_000;

const remembered = new Map<string, SearchAnswer>();

/** When the server wants to be asked again, whatever it is. */
let notBefore = 0;

function remember(key: string, answer: SearchAnswer): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, answer);
}

/** Why there is no answer: there are too many searches, which is put right by waiting, or the server doesn't say anything. */
type Trouble = { readonly kind: 'busy'; readonly seconds: number } | { readonly kind: 'unavailable' };

/** What is found for what somebody writes. */
export type LiveSearch = {
  readonly query: string;
  /** Those of before that have what is written now, while the answer is on its way. */
  readonly results: readonly SearchResult[];
  /** How many there are; null where that isn't known. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly trouble: Trouble | null;
};

/** What was last heard from the server, and for which search. */
type Heard = { readonly key: string; readonly answer: SearchAnswer | null; readonly trouble: Trouble | null };

const NOTHING: Heard = { key: '', answer: null, trouble: null };

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/);
}

/** Tells whether a result shows all words of a query, or begins of them. */
function shows({ title, excerpt }: SearchResult, query: string): boolean {
  const shown = wordsIn(`${title.join('')} ${excerpt.join('')}`);
  return wordsIn(query).every((begun) => shown.some((word) => word.startsWith(begun)));
}

function liveSearch(query: string, { answer, trouble }: Heard, isCurrent: boolean): LiveSearch {
  const found = answer?.results ?? [];
  const hasMore = answer !== null && answer.total > found.length;
  if (isCurrent) return { query, results: found, total: answer?.total ?? null, hasMore, trouble };
  const results = query === '' ? [] : found.filter((result) => shows(result, query));
  return { query, results, total: null, hasMore, trouble: null };
}

/** Searches while somebody writes. Nothing is ever shown that isn't an answer to what is written. */
export function useLiveSearch(query: string, language: Language): LiveSearch {
  const [heard, setHeard] = useState(NOTHING);
  const key = query === '' ? '' : `${language} ${query}`;
  useEffect(() => {
    const known = remembered.get(key);
    if (key === '' || known) {
      setHeard({ key, answer: known ?? null, trouble: null });
      return;
    }
    const asking = new AbortController();
    const { signal } = asking;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;

    function askLater(): void {
      const wait = notBefore - Date.now();
      if (wait > 0) setHeard({ key, answer: null, trouble: { kind: 'busy', seconds: Math.ceil(wait / SECOND) } });
      timer = setTimeout(ask, Math.max(PAUSE_MS, wait));
    }

    async function ask(): Promise<void> {
      tries += 1;
      try {
        const answer = await fetchSearch({ query, kind: null, shown: RESULTS_SHOWN }, language, { live: true, signal });
        if (signal.aborted) return;
        remember(key, answer);
        setHeard({ key, answer, trouble: null });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof TooManySearches) notBefore = Date.now() + error.seconds * SECOND;
        if (error instanceof TooManySearches && tries < TRIES) askLater();
        else {
          setHeard({ key, answer: null, trouble: { kind: 'unavailable' } });
          // The line may have been away: whoever waits for it to come back needn't type anything for that.
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
