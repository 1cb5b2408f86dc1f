import { type ChosenFilters, FILTER_NAMES } from './filter-names.ts';

/** The most cards of one list in one answer. */
export const SLICE_MAX = 100;
/** The cards of each list that the site's server keeps in memory; further ones are fetched on request. */
export const HELD_CARDS = 48;
/** The cards that a page requests of each of its lists: as many as the largest kind shows (`onPage`). */
export const PAGE_CARDS = 24;

/** The highest `start` of a slice. */
const START_MAX = 1_000_000;
/** The longest text of a query, in characters; no title is as long. */
const TEXT_MAX = 1_000;

/**
 * A content query, the parameters of a list fetch (additive to §7: a backend may answer every one with the whole set).
 *
 * - `set`: all entries, their cards with the texts of detail pages. Lists longer than `cards` are cut to their slice
 *   at `start`; without `cards` they are whole, as specified.
 * - `entry`: the entry of that title, its cards without the texts of detail pages. Lists are cut to `cards`, and, up to
 *   `PAGE_CARDS`, to what a page shows of their kind: a larger number reads the whole list, slice by slice. `start`
 *   and the filters apply to its first paginated list. `last` limits its news lists to the last cards (§2, §9).
 * - `card`: what the detail page of one card needs, named as in addresses, or by its `id`: see `resolveQuery`.
 */
export type ContentQuery =
  | { readonly kind: 'set'; readonly cards: number | null; readonly start: number }
  | {
      readonly kind: 'entry';
      readonly entry: string;
      readonly cards: number | null;
      readonly start: number;
      readonly last: number | null;
      readonly filters: ChosenFilters;
    }
  | { readonly kind: 'card'; readonly by: 'card' | 'id'; readonly value: string };

/** The query of the specified list fetch: everything. */
export const WHOLE_SET_QUERY: ContentQuery = { kind: 'set', cards: null, start: 0 };

/** A number of the query, capped at `most`; null if missing, malformed or below `least`. */
function readNumber(query: URLSearchParams, name: string, least: number, most: number): number | null {
  const text = query.get(name) ?? '';
  if (!/^\d{1,15}$/.test(text)) return null;
  const number = Math.min(Number(text), most);
  return number < least ? null : number;
}

function readText(query: URLSearchParams, name: string): string | null {
  return query.get(name)?.slice(0, TEXT_MAX) || null;
}

/** Parses the query of a list fetch. Unknown and malformed parameters are ignored. */
export function parseContentQuery(query: URLSearchParams): ContentQuery {
  for (const by of ['card', 'id'] as const) {
    const value = readText(query, by);
    if (value !== null) return { kind: 'card', by, value };
  }
  const cards = readNumber(query, 'cards', 1, SLICE_MAX);
  // Without a slice there is no start.
  const start = cards === null ? 0 : (readNumber(query, 'start', 0, START_MAX) ?? 0);
  const entry = readText(query, 'entry');
  if (entry === null) return { kind: 'set', cards, start };
  const chosen = FILTER_NAMES.flatMap((name) => {
    const value = cards === null ? null : readText(query, name);
    return value === null ? [] : [[name, value]];
  });
  const filters: ChosenFilters = Object.fromEntries(chosen);
  return { kind: 'entry', entry, cards, start, last: readNumber(query, 'last', 1, SLICE_MAX), filters };
}

/**
 * The query string with its question mark, equal for equal queries, so it can be a cache key; empty for the whole set.
 */
export function formatContentQuery(query: ContentQuery): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: string | number | null) => {
    if (value !== null && value !== '' && value !== 0) parameters.set(name, String(value));
  };
  if (query.kind === 'card') add(query.by, query.value);
  else {
    if (query.kind === 'entry') add('entry', query.entry);
    add('cards', query.cards);
    add('start', query.start);
    if (query.kind === 'entry') {
      add('last', query.last);
      for (const name of FILTER_NAMES) add(name, query.filters[name] ?? null);
    }
  }
  return parameters.size === 0 ? '' : `?${parameters}`;
}
