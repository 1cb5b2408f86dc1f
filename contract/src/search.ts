/** Where the page with results is. */
export const SEARCH_PATH = '/search';

/** Where results are as JSON, for who is still writing. */
export const SEARCH_DATA_PATH = '/search.json';

/** What is searched for, in the address of either. */
export const QUERY_PARAMETER = 'q';

/** A query of a search has at most so many characters; what follows isn't read. */
export const SEARCH_QUERY_MAX = 100;

/** The one kind of results that is wanted, in the address of either. */
export const KIND_PARAMETER = 'kind';

/** What can be found, in the order in which it is named. */
export const RESULT_KINDS = ['page', 'service', 'ecommerce', 'product', 'project', 'post', 'job', 'question'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

/** How many results are wanted, in the address of either. */
export const SHOWN_PARAMETER = 'shown';

/** How many results are listed at first, and whenever more of them are wanted. */
export const RESULTS_SHOWN = 10;
export const MORE_RESULTS = [20, 30, 40, 50] as const;

/** What is searched for, of which kind, null for every kind, and how many results are wanted. */
export type SearchAsk = { readonly query: string; readonly kind: ResultKind | null; readonly shown: number };

/** Reads what an address searches for. A kind or a number that there isn't is passed over as if it weren't named. */
export function readSearchAsk(query: URLSearchParams): SearchAsk {
  const named = query.get(KIND_PARAMETER);
  const wanted = query.get(SHOWN_PARAMETER);
  return {
    query: (query.get(QUERY_PARAMETER) ?? '').trim(),
    kind: RESULT_KINDS.find((kind) => kind === named) ?? null,
    shown: MORE_RESULTS.find((count) => String(count) === wanted) ?? RESULTS_SHOWN,
  };
}

/** The parameters of an address that searches for it. */
export function searchParameters({ query, kind, shown }: SearchAsk): URLSearchParams {
  return new URLSearchParams({
    [QUERY_PARAMETER]: query,
    ...(kind !== null && { [KIND_PARAMETER]: kind }),
    ...(shown !== RESULTS_SHOWN && { [SHOWN_PARAMETER]: String(shown) }),
  });
}
