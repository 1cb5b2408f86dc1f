import { type Ask, askQuery, PAGE_CARDS } from '@kontorwerk/contract/content/ask';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { CACHE_BOUNDS, CONCURRENCY } from '../base/limits.ts';
import { createSingleFlight } from '../base/single-flight.ts';
import { ContentUnavailable, pathOf, type SetId } from './content-sets.ts';
import { asPlain } from './read-content.ts';

/** Parts of lists that are too long to be held: asked of the backend on need, and kept for a while. */
export type AskedParts = {
  /**
   * Returns the answer to an ask. One that was kept is good as long as the set is in the same state; an older one is
   * returned when the backend doesn't answer. Rejects when there is none.
   *
   * @param state the `endpoint_call` of the set as it is held
   */
  answer(set: SetId, ask: Ask, state: string): Promise<PartAnswer>;
};

export type PartAnswer = {
  readonly entries: readonly ContentEntry[];
  /** Whether the set has changed since it was asked for. */
  readonly isOlder: boolean;
};

type Kept = {
  readonly json: Buffer;
  /** The state of the set when the answer was asked for, and by its own word. */
  readonly states: readonly string[];
};

/** @param fetchPart asks the backend for a part, reads it and makes it fit for pages */
export function createAskedParts(
  fetchPart: (set: SetId, path: string) => Promise<readonly ContentEntry[]>,
): AskedParts {
  // As bytes: their size is known, and a text takes twice as many for one word beyond Latin-1, a quotation mark say.
  const kept = new LRUCache<string, Kept>({
    ...CACHE_BOUNDS.parts,
    sizeCalculation: ({ json }, path) => json.length + path.length,
  });
  const flights = createSingleFlight<readonly ContentEntry[]>();
  const queue = new PQueue({ concurrency: CONCURRENCY.parts });

  async function fetchNow(set: SetId, ask: Ask, path: string, state: string): Promise<readonly ContentEntry[]> {
    // Whoever would wait longer than a page may take is told at once.
    if (queue.size >= CONCURRENCY.waitingParts) throw new ContentUnavailable();
    const entries = await queue.add(() => fetchPart(set, path));
    // Who reads a whole list makes something of it at once: it would drive out what pages are made of.
    if (ask.kind === 'entry' && (ask.cards ?? 0) > PAGE_CARDS) return entries;
    const calls = entries.map(({ endpoint_call }) => endpoint_call);
    kept.set(path, { json: Buffer.from(JSON.stringify(entries)), states: [state, ...calls] });
    return entries;
  }

  return {
    async answer(set, ask, state) {
      const path = pathOf(set) + askQuery(ask);
      const before = kept.get(path);
      if (before?.states.includes(state)) return { entries: read(before), isOlder: false };
      try {
        return {
          entries: await flights.run(`${state} ${path}`, () => fetchNow(set, ask, path, state)),
          isOlder: false,
        };
      } catch (error) {
        if (before === undefined) throw error;
        return { entries: read(before), isOlder: true };
      }
    },
  };
}

function read({ json }: Kept): readonly ContentEntry[] {
  return readEntries(JSON.parse(json.toString()), () => {}).map(asPlain);
}
