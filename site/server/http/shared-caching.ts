import { CACHE_POLICIES } from './cache-policies.ts';
import type { FinishedAnswer, Representation } from './finished-answer.ts';

/** The purge key of all pages and their data: a change anywhere may show on any of them. */
export const PAGES_KEY = 'pages';

/** Returns an answer's headers for caches, as names and values in turn; `key` is its purge key. */
export type SharedCaching = (key: string) => readonly string[];

/**
 * Returns the caching headers for pages, their data and lists. Shared caches may hold them only if they are purged
 * after changes: browsers revalidate in any case.
 *
 * @param isPurged whether changes are announced to shared caches
 */
export function sharedCaching(isPurged: boolean): SharedCaching {
  if (!isPurged) return () => ['Cache-Control', CACHE_POLICIES.revalidated];
  // Caches differ in which of the two headers they purge by.
  return (key) => ['Cache-Control', CACHE_POLICIES.shared, 'Surrogate-Key', key, 'Cache-Tag', key];
}

function withoutPolicy(headers: readonly string[]): string[] {
  return headers.map((text) => (text === CACHE_POLICIES.shared ? CACHE_POLICIES.revalidated : text));
}

function forNobodyElse(form: Representation): Representation {
  const { headers, headersUnchanged } = form;
  return { ...form, headers: withoutPolicy(headers), headersUnchanged: withoutPolicy(headersUnchanged) };
}

/** Returns an answer of earlier content without shared caching: a cache that stored it would have missed its purge. */
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
