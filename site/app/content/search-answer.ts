import type { ImageSource } from '@kontorwerk/contract/content/entry';
import type { ResultKind } from '@kontorwerk/contract/content/search';

/** A text in pieces: those at odd indices are matches. */
export type MarkedText = readonly string[];

/** A page's kind as shown in results; questions are results, but not pages. */
export type PageKind = Exclude<ResultKind, 'question'>;

/** A page's thumbnail for lists: its address and its smallest file; null if there is only one. */
export type SmallPicture = { readonly src: string; readonly file: ImageSource | null };

/** A search result; for a question, `path` includes the anchor of its answer. */
export type SearchResult = {
  readonly path: string;
  readonly kind: ResultKind;
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
  readonly picture: SmallPicture | null;
};

/** The number of results of a kind. */
export type KindCount = { readonly kind: ResultKind; readonly count: number };

/** The results of a search. */
export type SearchAnswer = {
  /** The query as far as it was read; long ones are cut. */
  readonly query: string;
  /** The kind that the results are filtered by; null for all. */
  readonly kind: ResultKind | null;
  /** The counts of all kinds, whatever the filter. */
  readonly kinds: readonly KindCount[];
  /** The number of matches, of which `results` holds the first. */
  readonly total: number;
  readonly results: readonly SearchResult[];
};

/** A page that a broken address may have meant. */
export type NearestPage = { readonly path: string; readonly title: string; readonly kind: PageKind };

type MissingPageData = { readonly nearest: readonly NearestPage[] };

function isMissing(data: unknown): data is MissingPageData {
  return typeof data === 'object' && data !== null && 'nearest' in data && Array.isArray(data.nearest);
}

/** Returns the pages suggested on a 404 page. */
export function readNearestPages(data: unknown): readonly NearestPage[] {
  return isMissing(data) ? data.nearest : [];
}
