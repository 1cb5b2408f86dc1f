/** Where the page with results is. */
export const SEARCH_PATH = '/search';

/** Where results are as JSON, for who is still writing. */
export const SEARCH_DATA_PATH = '/search.json';

/** What is searched for, in the address of either. */
export const QUERY_PARAMETER = 'q';

/** A query of a search has at most so many characters; what follows isn't read. */
export const SEARCH_QUERY_MAX = 100;
