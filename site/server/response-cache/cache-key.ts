import type { RequestTarget } from '../http/request-target.ts';

/** The parameters that change what a page shows; every other one is dropped before anything is rendered. */
export const PAGE_PARAMETERS: readonly string[] = ['category', 'from', 'office', 'team', 'to'];

/** What React Router itself adds to the requests for a page's data. */
const DATA_PARAMETERS: readonly string[] = ['_routes', 'index'];

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
  const known = isDataPath(path) ? [...parameters, ...DATA_PARAMETERS] : parameters;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of known.toSorted()) {
    const value = given.get(name);
    if (value !== null && value.length <= LONGEST_VALUE) kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}
