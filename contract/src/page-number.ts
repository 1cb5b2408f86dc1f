/** The parameter of an address that names which page of a list is shown. */
export const PAGE_PARAMETER = 'page';

/** Which page of its list an address asks for: the first where it names none, 0 for what can be no page. */
export function pageNumber(query: URLSearchParams): number {
  const given = query.get(PAGE_PARAMETER);
  if (given === null) return 1;
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 0;
}

/** The same query for another page, as caches know it: sorted; empty, or with its question mark. */
export function queryOfPage(query: URLSearchParams, page: number): string {
  const other = new URLSearchParams(query);
  if (page === 1) other.delete(PAGE_PARAMETER);
  else other.set(PAGE_PARAMETER, String(page));
  other.sort();
  return other.size === 0 ? '' : `?${other}`;
}
