import type { FilterName } from './filter-names.ts';
import type { CardCollection, SECTION_KINDS, SectionKind } from './section-kinds.ts';

type Table = typeof SECTION_KINDS;

/** The kinds of section whose cards are a list: they come from a collection of unbounded length. */
export type ListKind = {
  [K in SectionKind]: Table[K] extends { readonly collection: Exclude<CardCollection, 'offices'> } ? K : never;
}[SectionKind];

/** How a list is paginated, filtered and sorted. */
export type ListRules = {
  /** The cards per page. */
  readonly onPage: number;
  /** Whether the list is paginated; of any other only the first page is shown. */
  readonly paged: boolean;
  /** The filters above the list. */
  readonly filters: readonly FilterName[];
  /** Posts: ascending by date on the wire, shown newest first (`post-order.ts`). */
  readonly newestFirst?: true;
};

const SLIDER: ListRules = { onPage: 24, paged: false, filters: [] };

/** The rules of every kind of list. */
export const LIST_KINDS: Readonly<Record<ListKind, ListRules>> = {
  CareerGrid: { onPage: 20, paged: true, filters: ['office', 'team'] },
  CertificateSlider: SLIDER,
  ClientSlider: SLIDER,
  News: { onPage: 12, paged: true, filters: ['topic'], newestFirst: true },
  ProjectGrid: { onPage: 18, paged: true, filters: ['category'] },
  ProjectSlider: SLIDER,
  ReviewSlider: SLIDER,
};

function isListKind(kind: string): kind is ListKind {
  return Object.hasOwn(LIST_KINDS, kind);
}

/** Looks up the rules of a kind of section; null for one that is no list. */
export function listRules(kind: string): ListRules | null {
  return isListKind(kind) ? LIST_KINDS[kind] : null;
}
