import { createContext, useContext } from 'react';
import type { HeadElement } from './head-element.ts';

/** The current address in parts, named as in `location`. */
export type Place = Readonly<Record<'pathname' | 'search' | 'hash', string>>;

/** The current page with its data, on the server and in the browser. */
export type Shown = {
  readonly place: Place;
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

export const ShownContext = createContext<Shown | null>(null);

/** Returns the current page with its data; throws outside of a `ShownProvider`. */
export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (shown === null) throw new Error('Nothing is shown.');
  return shown;
}

/** Returns the address of the current page. */
export function usePlace(): Place {
  return useShown().place;
}
