import type { LocalText } from '@kontorwerk/contract/languages';

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
export type ListFilters = { readonly [C in keyof typeof CONDITIONS]?: string | undefined };

/** Returns the bar's filters in an address. */
export function parseFilters(params: SearchParams): ListFilters {
  const asked = Object.entries(CONDITIONS).map(([name, condition]): readonly [string, string | undefined] => {
    const [, value] = Object.entries(params).find(([key]) => key.endsWith(condition)) ?? [];
    return [name, typeof value === 'string' ? value : undefined];
  });
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined));
}

/** Returns the query of a filtered list in Payload's format, which its own filter panel understands. */
export function formatListQuery(narrowed: ListFilters): string {
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
export function formatExportQuery(params: SearchParams): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (typeof value === 'string' && (key.startsWith('where') || key === 'search')) query.set(key, value);
  return query.toString();
}

/** A period of arrival; open-ended without `until`. */
export type Period = { readonly label: LocalText; readonly from: string; readonly until?: string };

/** Returns the usual periods, in the user's time zone. */
export function listPeriods(now: Date): readonly Period[] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const start = (...date: readonly [number, number, number]) => new Date(...date).toISOString();
  const thisMonth = start(year, month, 1);
  return [
    { label: { en: 'Last 7 days', de: 'Letzte 7 Tage' }, from: start(year, month, day - 6) },
    { label: { en: 'This month', de: 'Dieser Monat' }, from: thisMonth },
    { label: { en: 'Last month', de: 'Letzter Monat' }, from: start(year, month - 1, 1), until: thisMonth },
    { label: { en: 'This year', de: 'Dieses Jahr' }, from: start(year, 0, 1) },
  ];
}
