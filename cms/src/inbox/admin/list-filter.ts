/** What stands in the address of a list of the admin. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** By what the inbox's bar narrows a list down: the field and the comparison of each. */
const CONDITIONS = {
  status: '[status][equals]',
  job: '[job][equals]',
  assigned_to: '[assigned_to][equals]',
  from: '[createdAt][greater_than_equal]',
  until: '[createdAt][less_than]',
} as const;

/** What a list is narrowed down to; what is missing is all. `from` and `until` are moments (ISO 8601). */
export type Narrowed = { readonly [C in keyof typeof CONDITIONS]?: string | undefined };

/** What of an address narrows its list down in the ways of the bar. */
export function narrowedBy(params: SearchParams): Narrowed {
  const asked = Object.entries(CONDITIONS).map(([name, condition]): readonly [string, string | undefined] => {
    const [, value] = Object.entries(params).find(([key]) => key.endsWith(condition)) ?? [];
    return [name, typeof value === 'string' ? value : undefined];
  });
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined));
}

/** The query of a list that is narrowed down so, as Payload writes it: its own panel shows it and goes on from it. */
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

/** Of an address what an export needs to know: the filters and what was searched for. */
export function exportQuery(params: SearchParams): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (typeof value === 'string' && (key.startsWith('where') || key === 'search')) query.set(key, value);
  return query.toString();
}
