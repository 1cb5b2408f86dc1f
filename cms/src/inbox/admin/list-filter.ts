/** The query parameters of a list in the admin. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The filters of the inbox's bar: field and operator of each. */
const CONDITIONS = {
  status: '[status][equals]',
  job: '[job][equals]',
  assigned_to: '[assigned_to][equals]',
  from: '[createdAt][greater_than_equal]',
  until: '[createdAt][less_than]',
} as const;

/** The filters of a list; a missing one doesn't filter. `from` and `until` are moments (ISO 8601). */
export type Narrowed = { readonly [C in keyof typeof CONDITIONS]?: string | undefined };

/** Returns the bar's filters in an address. */
export function narrowedBy(params: SearchParams): Narrowed {
  const asked = Object.entries(CONDITIONS).map(([name, condition]): readonly [string, string | undefined] => {
    const [, value] = Object.entries(params).find(([key]) => key.endsWith(condition)) ?? [];
    return [name, typeof value === 'string' ? value : undefined];
  });
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined));
}

/** Returns the query of a filtered list in Payload's format, which its own filter panel understands. */
export function listQuery(narrowed: Narrowed): string {
  const query = new URLSearchParams();
  const conditions = Object.entries(CONDITIONS).flatMap(([name, condition]) =>
    Object.entries(narrowed).flatMap(([asked, value]) =>
      asked === name && value !== undefined ? [[condition, value] as const] : [],
    ),
  );
  for (const [at, [condition, value]] of conditions.entries()) query.set(`where[or][0][and][${at}]${condition}`, value);
  return `?${query}`;
}

/** Returns the parts of an address that an export needs: filters and search. */
export function exportQuery(params: SearchParams): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (typeof value === 'string' && (key.startsWith('where') || key === 'search')) query.set(key, value);
  return query.toString();
}
