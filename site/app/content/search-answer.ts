import type { ImageSource } from '@kontorwerk/contract/content/entry';
import type { ResultKind } from '@kontorwerk/contract/search';

/** A text in pieces: those at odd places are the words that were found. */
export type MarkedText = readonly string[];

/** What a page is, for those who read the results: all that is found but the questions that pages answer. */
export type PageKind = Exclude<ResultKind, 'question'>;

/** The small picture of a page, for a list of them: its address, and the smallest file of it; null where there is but one. */
export type SmallPicture = { readonly src: string; readonly file: ImageSource | null };

/** What was found, and where it is: a question at its answer. */
export type SearchResult = {
  readonly path: string;
  readonly kind: ResultKind;
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
  readonly picture: SmallPicture | null;
};

/** How many results of a kind there are. */
export type KindCount = { readonly kind: ResultKind; readonly count: number };

/** What a search has found. */
export type SearchAnswer = {
  /** What was looked for, as far as it was read. */
  readonly query: string;
  /** The one kind of results that is listed; null for every kind. */
  readonly kind: ResultKind | null;
  /** The kinds that there are, whichever is listed. */
  readonly kinds: readonly KindCount[];
  /** How many there are; the first of them are listed. */
  readonly total: number;
  readonly results: readonly SearchResult[];
};

/** A page that a wrong address may mean. */
export type NearestPage = { readonly path: string; readonly title: string; readonly kind: PageKind };
