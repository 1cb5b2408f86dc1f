import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { useShown } from '#app/base/shown.ts';
import type { DetailCall } from './closing-call.ts';
import type { Neighbours } from './neighbours.ts';

/** Where a page stands in each language; null where it has no twin. */
export type Addresses = Readonly<Record<Language, string | null>>;

/** Which part of a long list a page shows, and the addresses of the parts before and after it. */
export type Paging = {
  /** What the part is called; empty for the first. */
  readonly title: string;
  readonly previous: string | null;
  readonly next: string | null;
};

/** What a page of sections is rendered from; `error` when its content could not be fetched (§4). */
export type PageData =
  | {
      readonly status: 'loaded';
      readonly entry: ContentEntry;
      /** The call that closes the page, in whose words the form at its foot asks; not among the entry's sections. */
      readonly closing: Section | null;
      readonly addresses: Addresses;
      /** Null where the page's list is no longer than a page, or where it has none. */
      readonly paging: Paging | null;
    }
  | { readonly status: 'error' };

/** What a detail page is rendered from. `missing` is shown only by details that don't redirect (§2). */
export type DetailData =
  | ({
      readonly status: 'loaded';
      readonly card: Card;
      /** The call that closes a page of its kind; null where the form at its foot asks in its own words. */
      readonly closing: DetailCall | null;
      readonly addresses: Addresses;
    } & Neighbours)
  | { readonly status: 'missing' }
  | { readonly status: 'error' };

/** Where a visitor goes: all that a loader in the browser needs to know. */
export type Destination = { readonly url: URL };

/** What a page of the site's own says of itself; what else it shows is its own. */
export type OwnPageData = {
  readonly status: 'loaded';
  readonly title: string;
  readonly description: string;
  readonly addresses: Addresses;
  /** What was looked for, on the page of results. */
  readonly search?: { readonly query: string } | null;
};

function isOneOf(value: unknown, statuses: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && 'status' in value && statuses.includes(String(value.status));
}

/** Tells whether what a loader found is a page of sections. */
export function isPageData(data: unknown): data is PageData {
  return isOneOf(data, ['error']) || (isOneOf(data, ['loaded']) && Object.hasOwn(Object(data), 'entry'));
}

/** Tells whether what a loader found is a detail page. */
export function isDetailData(data: unknown): data is DetailData {
  return isOneOf(data, ['missing', 'error']) || (isOneOf(data, ['loaded']) && Object.hasOwn(Object(data), 'card'));
}

/** Tells whether what a loader found is a page of the site's own. */
export function isOwnPageData(data: unknown): data is OwnPageData {
  return isOneOf(data, ['loaded']) && Object.hasOwn(Object(data), 'title');
}

/** The page of sections that is shown. */
export function usePageData(): PageData {
  const { data } = useShown();
  if (!isPageData(data)) throw new Error('This is no page of sections.');
  return data;
}

/** The detail page that is shown. */
export function useDetailData(): DetailData {
  const { data } = useShown();
  if (!isDetailData(data)) throw new Error('This is no detail page.');
  return data;
}
