import type { Language } from '@kontorwerk/contract/languages';
import { useEffect, useState } from 'react';
import type { SearchAnswer } from '#app/content/search-answer.ts';
import { fetchSearch } from '#app/content/search-fetch.ts';

/** Nothing is asked for while somebody writes without a pause of so many milliseconds. */
const PAUSE_MS = 120;

/** So many answers are remembered: who deletes a letter has been there. */
const REMEMBERED = 50;

const remembered = new Map<string, SearchAnswer>();

function remember(key: string, answer: SearchAnswer): void {
  const [oldest] = remembered.keys();
  if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, answer);
}

/** What is found for what somebody writes, or was found before while the answer is on its way. */
export type LiveSearch = { readonly answer: SearchAnswer | null; readonly failed: boolean };

const NOTHING: LiveSearch = { answer: null, failed: false };

/** Searches while somebody writes. Only what was asked for last is ever shown. */
export function useLiveSearch(query: string, language: Language): LiveSearch {
  const [live, setLive] = useState(NOTHING);
  useEffect(() => {
    const key = `${language} ${query}`;
    const known = remembered.get(key);
    if (query === '' || known) {
      setLive(known ? { answer: known, failed: false } : NOTHING);
      return;
    }
    const asking = new AbortController();
    const { signal } = asking;
    const ask = async () => {
      try {
        const answer = await fetchSearch(query, language, { live: true, signal });
        if (signal.aborted) return;
        remember(key, answer);
        setLive({ answer, failed: false });
      } catch {
        if (!signal.aborted) setLive((before) => ({ ...before, failed: true }));
      }
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, language]);
  return live;
}
