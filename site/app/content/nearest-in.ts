import type { NearestPage } from './search-answer.ts';

type Missing = { readonly nearest: readonly NearestPage[] };

function isMissing(data: unknown): data is Missing {
  return typeof data === 'object' && data !== null && 'nearest' in data && Array.isArray(data.nearest);
}

/** Returns the pages suggested on a 404 page. */
export function nearestIn(data: unknown): readonly NearestPage[] {
  return isMissing(data) ? data.nearest : [];
}
