import { type ContentQuery, formatContentQuery, PAGE_CARDS } from '@kontorwerk/contract/content/content-query';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { CACHE_BOUNDS, CONCURRENCY } from '../base/limits.ts';
import { createSingleFlight } from '../base/single-flight.ts';
import { markPlain } from './content-reader.ts';
import { ContentUnavailable, pathOf, type SetId } from './content-sets.ts';

/** Page slices of lists that are too long to be held: fetched from the backend on demand, and cached. */
export type PageSlices = {
  /**
   * Resolves a query. A cached answer is valid while the set is in the same state; a stale one is returned if the
   * backend doesn't answer. Rejects if there is none.
   *
   * @param state the `endpoint_call` of the set as it is held
   */
  answer(set: SetId, ask: ContentQuery, state: string): Promise<PageSlice>;
};

export type PageSlice = {
  readonly entries: readonly ContentEntry[];
  /** Whether the answer is stale: the set has changed since. */
  readonly isStale: boolean;
};

type CachedSlice = {
  readonly json: Buffer;
  /** The set's state when the answer was requested, and the state that the answer itself names. */
  readonly states: readonly string[];
};

/** @param fetchSlice fetches a page slice from the backend, reads it and normalises it */
export function createPageSlices(
  fetchSlice: (set: SetId, path: string) => Promise<readonly ContentEntry[]>,
): PageSlices {
  // As bytes: their size is known, and one character beyond Latin-1, a curly quote say, doubles the size of a string.
  const cache = new LRUCache<string, CachedSlice>({
    ...CACHE_BOUNDS.parts,
    sizeCalculation: ({ json }, path) => json.length + path.length,
  });
  const flights = createSingleFlight<readonly ContentEntry[]>();
  const queue = new PQueue({ concurrency: CONCURRENCY.parts });

  async function fetchAndCache(
    set: SetId,
    ask: ContentQuery,
    path: string,
    state: string,
  ): Promise<readonly ContentEntry[]> {
    // A longer wait would exceed a page's time limit: fail at once.
    if (queue.size >= CONCURRENCY.waitingParts) throw new ContentUnavailable();
    const entries = await queue.add(() => fetchSlice(set, path));
    // Readers of a whole list use it once: caching it would evict the slices that pages need.
    if (ask.kind === 'entry' && (ask.cards ?? 0) > PAGE_CARDS) return entries;
    const calls = entries.map(({ endpoint_call }) => endpoint_call);
    cache.set(path, { json: Buffer.from(JSON.stringify(entries)), states: [state, ...calls] });
    return entries;
  }

  return {
    async answer(set, ask, state) {
      const path = pathOf(set) + formatContentQuery(ask);
      const cached = cache.get(path);
      if (cached?.states.includes(state)) return { entries: read(cached), isStale: false };
      try {
        return {
          entries: await flights.run(`${state} ${path}`, () => fetchAndCache(set, ask, path, state)),
          isStale: false,
        };
      } catch (error) {
        if (cached === undefined) throw error;
        return { entries: read(cached), isStale: true };
      }
    },
  };
}

function read({ json }: CachedSlice): readonly ContentEntry[] {
  return readEntries(JSON.parse(json.toString()), () => {}).map(markPlain);
}
