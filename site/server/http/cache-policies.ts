/** Every `Cache-Control` the site sends, by name. Where two could apply, the stricter one does. */
export const CACHE_POLICIES = {
  /** Pages, their data and the wire: always asked for again, and answered with a 304 when nothing changed. */
  revalidated: 'public, max-age=0, must-revalidate',
  /**
   * The same to browsers; caches that are told of changes hold them for ten minutes, which is how long a change that
   * they miss goes unseen, and beyond that while they ask again, or for a day while the site doesn't answer.
   */
  shared: 'public, max-age=0, must-revalidate, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400',
  /** A page in another form than most get at its address: many shared caches know one form for each. */
  otherForm: 'private, max-age=0, must-revalidate',
  /** Files with a hash in their name. One year. */
  immutable: 'public, max-age=31536000, immutable',
  /** Files of ours with a fixed name (icons, manifest). One hour. */
  publicFile: 'public, max-age=3600',
  /** Uploads that the backend itself calls lasting: it gives a changed file another name. One year. */
  lastingUpload: 'public, max-age=31536000',
  /** What editors uploaded elsewhere: a replaced file shows after a day at the latest. */
  upload: 'public, max-age=86400, stale-while-revalidate=604800',
  /** Errors, answers to submissions, and whatever is for one visitor only. */
  never: 'no-store',
} as const;

/** The policy of a page by method and status; a `no-store` or `private` from the app itself wins. */
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

/** Days that a backend must promise for an upload to count as lasting. */
const LASTING_DAYS = 30;

/** The policy of an uploaded file, by what the backend says of it in its own `Cache-Control`. */
export function uploadCachePolicy(ownPolicy: string | null | undefined): string {
  const seconds = Number(/\bmax-age=(\d+)/.exec(ownPolicy ?? '')?.[1] ?? 0);
  return seconds >= LASTING_DAYS * 86_400 ? CACHE_POLICIES.lastingUpload : CACHE_POLICIES.upload;
}
