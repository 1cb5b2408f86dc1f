import { type LeftFocus, leftFocus } from './left-focus.ts';

/** Where a visitor was on a page when they left it. */
export type LeftPlace = {
  /** How far the page was scrolled, in px. */
  readonly top: number;
  /** Which control had the focus; null where none had, or an earlier document of the tab kept the place. */
  readonly focus: LeftFocus | null;
};

/** Where a visitor was on the pages of the history. */
export type PlaceMemory = {
  /** Keeps where the visitor is on the page of an entry now. */
  readonly keep: (entry: string) => void;
  /** Returns where the visitor left the page of an entry; null where that is unknown. */
  readonly of: (entry: string) => LeftPlace | null;
};

const KEY = 'scroll-positions';

/** Reads how far pages were scrolled, as an earlier document of this tab kept it; empty where the storage is blocked or damaged. */
function readTops(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return new Map(Object.entries(Object(stored)).map(([entry, top]) => [entry, Number(top)]));
  } catch {
    return new Map();
  }
}

/**
 * Takes over from the browser, which would scroll before the page is there. `shown` names the entry that is shown; a page
 * that is left for another document is restored by the browser again.
 */
export function windowPlaceMemory(shown: () => string): PlaceMemory {
  const tops = readTops();
  const focuses = new Map<string, LeftFocus | null>();
  const keepTop = (entry: string) => void tops.set(entry, scrollY);
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // WebKit brings a page back from its cache at the top.
    const top = tops.get(shown());
    if (persisted && top !== undefined && top !== scrollY) scrollTo(0, top);
  });
  addEventListener('pagehide', () => {
    keepTop(shown());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tops)));
    } catch {
      // Without a storage a page begins at its top.
    }
  });
  return {
    keep(entry) {
      keepTop(entry);
      focuses.set(entry, leftFocus());
    },
    of(entry) {
      const top = tops.get(entry);
      return top === undefined ? null : { top, focus: focuses.get(entry) ?? null };
    },
  };
}
