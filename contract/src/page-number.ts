/** The parameter of an address that names which page of a list is shown. */
export const PAGE_PARAMETER = 'page';

/** Which page of its list an address asks for: the first where it names none, 0 for what can be no page. */
export function pageNumber(query: URLSearchParams): number {
  const given = query.get(PAGE_PARAMETER);
  if (given === null) return 1;
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 0;
}
