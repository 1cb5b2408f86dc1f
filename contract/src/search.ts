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

/** What is searched for, and of which kind; null for every kind. */
export type SearchAsk = { readonly query: string; readonly kind: ResultKind | null };

/** Reads what an address searches for. A kind that there isn't is passed over as if it weren't named. */
export function readSearchAsk(query: URLSearchParams): SearchAsk {
  const named = query.get(KIND_PARAMETER);
  return {
    query: (query.get(QUERY_PARAMETER) ?? '').trim(),
    kind: RESULT_KINDS.find((kind) => kind === named) ?? null,
  };
}

/** The parameters of an address that searches for it. */
export function searchParameters({ query, kind }: SearchAsk): URLSearchParams {
  return new URLSearchParams({ [QUERY_PARAMETER]: query, ...(kind !== null && { [KIND_PARAMETER]: kind }) });
}
