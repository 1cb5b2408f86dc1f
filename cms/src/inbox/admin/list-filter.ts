/** What stands in the address of a list of the admin. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The fields by which the inbox's bar narrows a list down. */
export type Narrowed = { readonly status?: string; readonly job?: string; readonly assigned_to?: string };

/** The value that a list's filter asks of a field; undefined where it asks nothing, or more than equality. */
export function filteredBy(params: SearchParams, field: string): string | undefined {
  const [, value] = Object.entries(params).find(([key]) => key.endsWith(`[${field}][equals]`)) ?? [];
  return typeof value === 'string' ? value : undefined;
}

/** The query of a list that is narrowed down so, as Payload writes it: its own panel shows it and goes on from it. */
export function listQuery(narrowed: Narrowed, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(more);
  const asked = Object.entries(narrowed).filter(([, value]) => value !== undefined);
  for (const [at, [field, value]] of asked.entries())
    query.set(`where[or][0][and][${at}][${field}][equals]`, String(value));
  return `?${query}`;
}

/** Of an address what an export needs to know: the filters and what was searched for. */
export function exportQuery(params: SearchParams): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (typeof value === 'string' && (key.startsWith('where') || key === 'search')) query.set(key, value);
  return query.toString();
}
