import { createContext, useContext } from 'react';
import type { HeadElement } from './head-element.ts';

/** Where a visitor is: an address in its parts, as `location` has them. */
export type Place = Readonly<Record<'pathname' | 'search' | 'hash', string>>;

/** What is shown, on the server and in the browser. */
export type Shown = {
  readonly place: Place;
  /** What every page knows of the site. */
  readonly site: unknown;
  /** What the page's loader found. */
  readonly data: unknown;
  /** What the page says of itself in the document's head. A browser has it of pages that were gone to. */
  readonly head?: readonly HeadElement[];
  /** What became of a form that was posted without a script. */
  readonly posted: unknown;
  /** The status of what can't be shown; null for a page that can. */
  readonly failure: number | null;
};

export const ShownContext = createContext<Shown | null>(null);

/** What is shown. */
export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (shown === null) throw new Error('Nothing is shown.');
  return shown;
}

/** The address of the page that is shown. */
export function usePlace(): Place {
  return useShown().place;
}
