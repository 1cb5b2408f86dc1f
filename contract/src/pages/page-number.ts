/** The query parameter that holds the page number of a list. */
export const PAGE_PARAMETER = 'page';

/** Parses the page number of a list: 1 if there is none, 0 if it is invalid. */
export function parsePageNumber(query: URLSearchParams): number {
  const given = query.get(PAGE_PARAMETER);
  if (given === null) return 1;
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 0;
}

/** Returns the query for another page, sorted as cache keys are; empty, or with its question mark. */
export function buildPageQuery(query: URLSearchParams, page: number): string {
  const other = new URLSearchParams(query);
  if (page === 1) other.delete(PAGE_PARAMETER);
  else other.set(PAGE_PARAMETER, String(page));
  other.sort();
  return other.size === 0 ? '' : `?${other}`;
}
