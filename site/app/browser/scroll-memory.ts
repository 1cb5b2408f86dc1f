/** How far the pages of the history were scrolled when they were left. */
export type ScrollMemory = {
  /** Keeps how far the page of an entry is scrolled now. */
  readonly keep: (entry: string) => void;
  /** How far the page of an entry was scrolled, in px; null where that is unknown. */
  readonly of: (entry: string) => number | null;
};

const KEY = 'scroll-positions';

/** What an earlier document of this tab has kept; nothing where the storage is blocked or damaged. */
function kept(): Map<string, number> {
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
export function windowScrollMemory(shown: () => string): ScrollMemory {
  const positions = kept();
  const keep = (entry: string) => void positions.set(entry, scrollY);
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // WebKit brings a page back from its cache at the top.
    const place = positions.get(shown());
    if (persisted && place !== undefined && place !== scrollY) scrollTo(0, place);
  });
  addEventListener('pagehide', () => {
    keep(shown());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
    } catch {
      // Without a storage a page begins at its top.
    }
  });
  return { keep, of: (entry) => positions.get(entry) ?? null };
}
