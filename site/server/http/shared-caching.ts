import { CACHE_POLICIES } from './cache-policies.ts';
import type { FinishedAnswer, Representation } from './finished-answer.ts';

/** The key of all pages and their data: a change anywhere may show on any of them. */
export const PAGES_KEY = 'pages';

/** What an answer says to caches, as names and values in turn; `key` is what it is purged by. */
export type SharedCaching = (key: string) => readonly string[];

/**
 * What is said of pages, their data and lists. Caches between site and visitors may hold them only where somebody tells
 * those what has changed: browsers ask again in any case.
 *
 * @param isPurged whether a change is announced to shared caches
 */
export function sharedCaching(isPurged: boolean): SharedCaching {
  if (!isPurged) return () => ['Cache-Control', CACHE_POLICIES.revalidated];
  // Who purges by which of the two is a matter of taste among the makers of caches.
  return (key) => ['Cache-Control', CACHE_POLICIES.shared, 'Surrogate-Key', key, 'Cache-Tag', key];
}

function withoutPolicy(headers: readonly string[]): string[] {
  return headers.map((text) => (text === CACHE_POLICIES.shared ? CACHE_POLICIES.revalidated : text));
}

function forNobodyElse(form: Representation): Representation {
  const { headers, headersUnchanged } = form;
  return { ...form, headers: withoutPolicy(headers), headersUnchanged: withoutPolicy(headersUnchanged) };
}

/** An answer as it is sent when it is of earlier content: a shared cache that kept it would have missed its purge. */
export function outOfDate(answer: FinishedAnswer): FinishedAnswer {
  if (!answer.headers.includes(CACHE_POLICIES.shared)) return answer;
  const { identity, gzip, br } = answer;
  return {
    ...answer,
    identity: forNobodyElse(identity),
    gzip: gzip && forNobodyElse(gzip),
    br: br && forNobodyElse(br),
  };
}
