/** A text in pieces: those at odd places are the words that were found. */
export type MarkedText = readonly string[];

/** What a page is, for those who read the results. */
export type PageKind = 'page' | 'service' | 'ecommerce' | 'product' | 'project' | 'post' | 'job';

/** What was found: a page, or a question that one answers. */
export type ResultKind = PageKind | 'question';

/** What was found, and where it is: a question at its answer. */
export type SearchResult = {
  readonly path: string;
  readonly kind: ResultKind;
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
};

/** What a search has found. */
export type SearchAnswer = {
  /** What was looked for, as far as it was read. */
  readonly query: string;
  /** How many there are; the first of them are listed. */
  readonly total: number;
  readonly results: readonly SearchResult[];
};

/** A page that a wrong address may mean. */
export type NearestPage = { readonly path: string; readonly title: string; readonly kind: PageKind };
