import type { NearestPage } from './search-answer.ts';

type Missing = { readonly nearest: readonly NearestPage[] };

function isMissing(data: unknown): data is Missing {
  return typeof data === 'object' && data !== null && 'nearest' in data && Array.isArray(data.nearest);
}

/** The pages that are told in the place of one that isn't there. */
export function nearestIn(data: unknown): readonly NearestPage[] {
  return isMissing(data) ? data.nearest : [];
}
