import type { FilterName } from './filter-names.ts';
import type { CardCollection, SECTION_KINDS, SectionKind } from './section-kinds.ts';

type Table = typeof SECTION_KINDS;

/** The kinds of section whose cards are a list: they come from a collection, so there may be any number of them. */
export type ListKind = {
  [K in SectionKind]: Table[K] extends { readonly collection: Exclude<CardCollection, 'offices'> } ? K : never;
}[SectionKind];

/** How much of a list is shown, and what of it can be asked for. */
export type ListRules = {
  /** How many cards one page shows at most. */
  readonly onPage: number;
  /** A list that goes on under addresses of its own; of the others only the beginning is shown. */
  readonly paged: boolean;
  /** The filters that stand above the list. */
  readonly filters: readonly FilterName[];
  /** Posts: dated upwards on the wire and shown the newest first (`post-order.ts`). */
  readonly newestFirst?: true;
};

const SLIDER: ListRules = { onPage: 24, paged: false, filters: [] };

/** Every kind of list. */
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

/** The rules of a kind of section; null for one whose cards are no list. */
export function listRules(kind: string): ListRules | null {
  return isListKind(kind) ? LIST_KINDS[kind] : null;
}
