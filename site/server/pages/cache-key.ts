import type { RequestTarget } from '../http/request-target.ts';

/** The parameters that change what a page shows; every other one is dropped before anything is rendered. */
export const PAGE_PARAMETERS: readonly string[] = ['category', 'from', 'office', 'team', 'to'];

/**
 * What React Router itself adds to the requests for a page's data, with its only value. Every page has a loader
 * of its own in the browser, so all that is ever asked for is the root's data, when the language changes.
 */
const DATA_PARAMETERS: ReadonlyMap<string, string> = new Map([
  ['_routes', 'root'],
  ['index', ''],
]);

/** What a visitor may write freely: there is no end of pages with these. */
const FREE_PARAMETERS: readonly string[] = ['from', 'to'];

/** Longer values, in characters, are nobody's choice from a list. */
const LONGEST_VALUE = 300;

/** A request for a page's data instead of its HTML: the same address with `.data` at its end. */
export function isDataPath(path: string): boolean {
  return path.endsWith('.data');
}

/**
 * The one address that stands for all spellings of it: normal path, known parameters only, sorted, the first of
 * each. It is what is rendered and what the cache knows the page by. A data request differs by its path. The
 * build is no part of it because a cache lives in one process, and a process serves one build.
 */
export function cacheKey({ path, search }: RequestTarget, parameters: readonly string[] = PAGE_PARAMETERS): string {
  if (search === '') return path;
  const known = isDataPath(path) ? [...parameters, ...DATA_PARAMETERS.keys()] : parameters;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of known.toSorted()) {
    const value = given.get(name);
    if (value === null || value.length > LONGEST_VALUE) continue;
    if ((DATA_PARAMETERS.get(name) ?? value) === value) kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/**
 * Tells whether a page may be kept under its key. Not so where endless addresses show the same: pages with words
 * of the visitor's own, the addresses below `/en` (each only leads to the plain one), and other spellings in
 * capital letters, which React Router takes for the same page.
 */
export function isStorable(key: string): boolean {
  const [path = '', search = ''] = key.split('?');
  if (/^\/en(?:[/.]|$)/.test(path)) return false;
  if (/[A-Z]/.test(path.replace(/%[0-9A-F]{2}/g, ''))) return false;
  const given = new URLSearchParams(search);
  return !FREE_PARAMETERS.some((name) => given.has(name));
}
