import type { FinishedAnswer, Representation } from './finished-answer.ts';

/** Every `Cache-Control` that the site sends, by name. If two could apply, the stricter one does. */
export const CACHE_POLICIES = {
  /** Pages, their data and the wire: always revalidated, with a 304 if nothing changed. */
  revalidated: 'public, max-age=0, must-revalidate',
  /**
   * The same for browsers; shared caches that are purged hold them for ten minutes, the longest that a missed purge
   * goes unseen, and beyond that while they revalidate, or for a day while the site is down.
   */
  shared: 'public, max-age=0, must-revalidate, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400',
  /** A page in another format than the usual one of its address: many shared caches store one format for each. */
  otherForm: 'private, max-age=0, must-revalidate',
  /** Files with a hash in their name. One year. */
  immutable: 'public, max-age=31536000, immutable',
  /** Our own files with a fixed name (icons, manifest). One hour. */
  publicFile: 'public, max-age=3600',
  /** Uploads that the backend itself marks as long-lived: it renames a changed file. One year. */
  lastingUpload: 'public, max-age=31536000',
  /** Uploads of other backends: a replaced file shows after a day at the latest. */
  upload: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Errors, answers to submissions, and everything meant for a single visitor. */
  never: 'no-store',
} as const;

/** Returns the policy of a page by method and status; a `no-store` or `private` from the app itself wins. */
export function pageCachePolicy(answer: {
  readonly method: string;
  readonly status: number;
  readonly ownPolicy: string | null;
}): string {
  if (answer.ownPolicy !== null && /no-store|private/.test(answer.ownPolicy)) return CACHE_POLICIES.never;
  const read = answer.method === 'GET' || answer.method === 'HEAD';
  const lasting = answer.status === 200 || answer.status === 301 || answer.status === 308;
  return read && lasting ? CACHE_POLICIES.revalidated : CACHE_POLICIES.never;
}

/** The lifetime, in days, that a backend must declare for an upload to count as long-lived. */
const LASTING_DAYS = 30;

/** Returns the policy of an uploaded file, based on the backend's `Cache-Control`. */
export function uploadCachePolicy(ownPolicy: string | null | undefined): string {
  const seconds = Number(/\bmax-age=(\d+)/.exec(ownPolicy ?? '')?.[1] ?? 0);
  return seconds >= LASTING_DAYS * 86_400 ? CACHE_POLICIES.lastingUpload : CACHE_POLICIES.upload;
}

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
export function createSharedCaching(isPurged: boolean): SharedCaching {
  if (!isPurged) return () => ['Cache-Control', CACHE_POLICIES.revalidated];
  // Caches differ in which of the two headers they purge by.
  return (key) => ['Cache-Control', CACHE_POLICIES.shared, 'Surrogate-Key', key, 'Cache-Tag', key];
}

function replaceSharedPolicy(headers: readonly string[]): string[] {
  return headers.map((text) => (text === CACHE_POLICIES.shared ? CACHE_POLICIES.revalidated : text));
}

function requireRevalidation(form: Representation): Representation {
  const { headers, headersUnchanged } = form;
  return { ...form, headers: replaceSharedPolicy(headers), headersUnchanged: replaceSharedPolicy(headersUnchanged) };
}

/** Returns an answer of earlier content without shared caching: a cache that stored it would have missed its purge. */
export function withoutSharedCaching(answer: FinishedAnswer): FinishedAnswer {
  if (!answer.headers.includes(CACHE_POLICIES.shared)) return answer;
  const { identity, gzip, br } = answer;
  return {
    ...answer,
    identity: requireRevalidation(identity),
    gzip: gzip && requireRevalidation(gzip),
    br: br && requireRevalidation(br),
  };
}
