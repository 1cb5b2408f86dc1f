/** The path of the results page. */
export const SEARCH_PATH = '/search';

/** The path of the results as JSON, for search as you type. */
export const SEARCH_DATA_PATH = '/search.json';

/** The query parameter that holds the search text. */
export const QUERY_PARAMETER = 'q';

/** The longest search text, in characters; the rest is cut off. */
export const SEARCH_QUERY_MAX = 100;

/** The query parameter that filters by kind of result. */
export const KIND_PARAMETER = 'kind';

/** The kinds of results, in display order. */
export const RESULT_KINDS = ['page', 'service', 'ecommerce', 'product', 'project', 'post', 'job', 'question'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** The query parameter that holds the number of results. */
export const SHOWN_PARAMETER = 'shown';

/** The number of results at first, and after each "more". */
export const RESULTS_SHOWN = 10;
export const MORE_RESULTS = [20, 30, 40, 50] as const;

/** A search: its text, the kind of results (null for every kind) and their number. */
export type SearchQuery = { readonly query: string; readonly kind: ResultKind | null; readonly shown: number };

/** Reads a search from an address. An unknown kind or number is ignored. */
export function parseSearchQuery(query: URLSearchParams): SearchQuery {
  const named = query.get(KIND_PARAMETER);
  const wanted = query.get(SHOWN_PARAMETER);
  return {
    query: (query.get(QUERY_PARAMETER) ?? '').trim(),
    kind: RESULT_KINDS.find((kind) => kind === named) ?? null,
    shown: MORE_RESULTS.find((count) => String(count) === wanted) ?? RESULTS_SHOWN,
  };
}

/** The query parameters of a search's address. */
export function formatSearchQuery({ query, kind, shown }: SearchQuery): URLSearchParams {
  return new URLSearchParams({
    [QUERY_PARAMETER]: query,
    ...(kind !== null && { [KIND_PARAMETER]: kind }),
    ...(shown !== RESULTS_SHOWN && { [SHOWN_PARAMETER]: String(shown) }),
  });
}
