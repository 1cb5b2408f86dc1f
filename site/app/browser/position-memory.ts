import { describeFocus, type SavedFocus } from './saved-focus.ts';

/** Scroll position and focus when the visitor left a page. */
export type SavedPosition = {
  /** Scroll offset in px. */
  readonly top: number;
  /** The focused control; null if there was none or an earlier document of the tab saved the position. */
  readonly focus: SavedFocus | null;
};

/** Scroll positions and focus by history entry. */
export type PositionMemory = {
  /** Saves the current position for an entry. */
  readonly keep: (entry: string) => void;
  /** Returns the saved position of an entry; null if unknown. */
  readonly of: (entry: string) => SavedPosition | null;
};

const KEY = 'scroll-positions';

/** Reads the scroll offsets saved by an earlier document of this tab; empty if the storage is blocked or damaged. */
function readTops(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return new Map(Object.entries(Object(stored)).map(([entry, top]) => [entry, Number(top)]));
  } catch {
    return new Map();
  }
}

/**
 * Takes scroll restoration over from the browser, which would scroll before the page is rendered; hands it back when
 * the visitor leaves for another document. `shown` returns the id of the current entry.
 */
export function createPositionMemory(shown: () => string): PositionMemory {
  const tops = readTops();
  const focuses = new Map<string, SavedFocus | null>();
  const keepTop = (entry: string) => void tops.set(entry, scrollY);
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // WebKit restores a page from its back/forward cache scrolled to the top.
    const top = tops.get(shown());
    if (persisted && top !== undefined && top !== scrollY) scrollTo(0, top);
  });
  addEventListener('pagehide', () => {
    keepTop(shown());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tops)));
    } catch {
      // Without storage, pages start at the top.
    }
  });
  return {
    keep(entry) {
      keepTop(entry);
      focuses.set(entry, describeFocus());
    },
    of(entry) {
      const top = tops.get(entry);
      return top === undefined ? null : { top, focus: focuses.get(entry) ?? null };
    },
  };
}
