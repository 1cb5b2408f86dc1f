import type { TextCollection, WholeDocuments } from '../listed-fields.ts';
import type { ReadWholeDocuments } from '../text-store.ts';

type Held = { readonly [C in TextCollection]: ReadonlyMap<number, WholeDocuments[C]> };

/** Returns a reader of a test's documents that records its batches. */
export function recordReads(held: Partial<Held>): { readonly read: ReadWholeDocuments; readonly asked: number[][] } {
  const all: Held = { projects: new Map(), posts: new Map(), jobs: new Map(), ...held };
  const asked: number[][] = [];
  const read: ReadWholeDocuments = async (collection, ids) => {
    asked.push([...ids]);
    return ids.flatMap((id) => all[collection].get(id) ?? []);
  };
  return { read, asked };
}
