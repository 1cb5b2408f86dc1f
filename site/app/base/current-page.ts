import { canonicalPath, type PageMatch, pageAt } from '@kontorwerk/contract/pages/page-table';
import { createContext, useContext } from 'react';
import type { HeadElement } from './head-element.ts';

/** The parts of an address, named as in `location`. */
type AddressParts = Readonly<Record<'pathname' | 'search' | 'hash', string>>;

/** An address in parts, and the page that it leads to, which is found once. */
export type PageLocation = AddressParts &
  PageMatch & {
    /** The page's canonical path, without a language. */
    readonly canonical: string;
  };

/**
 * Finds the page of an address.
 *
 * @param found the page, if it is known already
 */
export function locatePage(
  { pathname, search, hash }: AddressParts,
  found: PageMatch = pageAt(pathname),
): PageLocation {
  return { pathname, search, hash, ...found, canonical: canonicalPath(pathname, found) };
}

/** The current page with its data, on the server and in the browser. */
export type CurrentPage = {
  readonly place: PageLocation;
  /** The root loader's data, common to all pages. */
  readonly site: unknown;
  /** The page loader's data. */
  readonly data: unknown;
  /** The page's metadata for the document head. Set only in the browser, after a client-side navigation. */
  readonly head?: readonly HeadElement[];
  /** The result of a form posted without JavaScript. */
  readonly posted: unknown;
  /** The HTTP status of an error page; null for any other page. */
  readonly failure: number | null;
};

export const CurrentPageContext = createContext<CurrentPage | null>(null);

/** Returns the current page with its data; throws outside of a `CurrentPageProvider`. */
export function useCurrentPage(): CurrentPage {
  const shown = useContext(CurrentPageContext);
  if (shown === null) throw new Error('Nothing is shown.');
  return shown;
}

/** Returns the address of the current page. */
export function usePageLocation(): PageLocation {
  return useCurrentPage().place;
}
