import type { Card, ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { useCurrentPage } from '#app/base/current-page.ts';
import type { DetailCall } from './closing-call.ts';
import type { Neighbours } from './neighbours.ts';

/** The address of a page in each language; null where it has no translation. */
export type Addresses = Readonly<Record<Language, string | null>>;

/** The page slice of a long list, with the addresses of its neighbours. */
export type Paging = {
  /** The title of the page slice; empty for the first. */
  readonly title: string;
  readonly previous: string | null;
  readonly next: string | null;
};

/** The data of a page of sections; `error` if its content could not be fetched (§4). */
export type PageData =
  | {
      readonly status: 'loaded';
      readonly entry: ContentEntry;
      /** The closing call, whose words the form at the foot of the page takes; removed from the entry's sections. */
      readonly closing: Section | null;
      readonly addresses: Addresses;
      /** Null if the page has no list or its list fits on one page. */
      readonly paging: Paging | null;
    }
  | { readonly status: 'error' };

/** The data of a detail page. `missing` is shown only by detail pages that don't redirect (§2). */
export type DetailData =
  | ({
      readonly status: 'loaded';
      readonly card: Card;
      /** The closing call of this kind of page; null if the form at the foot of the page keeps its own words. */
      readonly closing: DetailCall | null;
      readonly addresses: Addresses;
    } & Neighbours)
  | { readonly status: 'missing' }
  | { readonly status: 'error' };

/** The metadata of one of the site's own pages; each of them adds its own data. */
export type OwnPageData = {
  readonly status: 'loaded';
  readonly title: string;
  readonly description: string;
  readonly addresses: Addresses;
  /** The query, on the search page. */
  readonly search?: { readonly query: string } | null;
};

function isOneOf(value: unknown, statuses: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && 'status' in value && statuses.includes(String(value.status));
}

/** Whether loader data is that of a page of sections. */
export function isPageData(data: unknown): data is PageData {
  return isOneOf(data, ['error']) || (isOneOf(data, ['loaded']) && Object.hasOwn(Object(data), 'entry'));
}

/** Whether loader data is that of a detail page. */
export function isDetailData(data: unknown): data is DetailData {
  return isOneOf(data, ['missing', 'error']) || (isOneOf(data, ['loaded']) && Object.hasOwn(Object(data), 'card'));
}

/** Whether loader data is that of one of the site's own pages. */
export function isOwnPageData(data: unknown): data is OwnPageData {
  return isOneOf(data, ['loaded']) && Object.hasOwn(Object(data), 'title');
}

/** Returns the data of the current page of sections; throws on other pages. */
export function usePageData(): PageData {
  const { data } = useCurrentPage();
  if (!isPageData(data)) throw new Error('This is no page of sections.');
  return data;
}

/** Returns the data of the current detail page; throws on other pages. */
export function useDetailData(): DetailData {
  const { data } = useCurrentPage();
  if (!isDetailData(data)) throw new Error('This is no detail page.');
  return data;
}
