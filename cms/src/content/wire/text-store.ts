import type { Card } from '@kontorwerk/contract/content/entry';
import { LRUCache } from 'lru-cache';
import type { TextPlace, WireContext } from './context.ts';
import type { TextCollection, WholeDocuments } from './listed-fields.ts';
import { mapOrSkip, type SavedDocument } from './mapping-errors.ts';
import { TEXTS, type Texts } from './page-texts.ts';

/** Reads whole documents; deleted and unreadable ones are left out. */
export type ReadWholeDocuments = <C extends TextCollection>(
  collection: C,
  ids: readonly number[],
) => Promise<readonly WholeDocuments[C][]>;

/** Fills in the missing texts of cards. */
export type FillCards = (cards: readonly Card[], context: WireContext) => Promise<readonly Card[]>;

/** The size of the cache of texts, in bytes, approximately. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** The maximum number of bytes per character. */
const BYTES = 2;

function bytesOf({ html_field, project }: Texts): number {
  return BYTES * (html_field.length + (project ? JSON.stringify(project).length : 0)) + 1;
}

function byCollection(places: readonly TextPlace[]): ReadonlyMap<TextCollection, readonly TextPlace[]> {
  return Map.groupBy(places, ({ collection }) => collection);
}

/**
 * Reads the texts of cards on demand, with an LRU cache. A card whose document has been deleted, can't be read or can't
 * be mapped is left out.
 */
export function createTextStore(read: ReadWholeDocuments): FillCards {
  const kept = new LRUCache<string, Texts>({ maxSize: KEPT_BYTES, sizeCalculation: bytesOf });
  /** Reads in progress, by the state of each text, shared by concurrent requests. */
  const reading = new Map<string, Promise<ReadonlyMap<string, Texts>>>();

  async function load<C extends TextCollection>(collection: C, places: readonly TextPlace[], context: WireContext) {
    const found = new Map<string, Texts>();
    const states = new Map(places.map(({ id, state }) => [id, state]));
    for (const doc of await read(collection, [...states.keys()])) {
      const saved: SavedDocument = doc;
      for (const texts of mapOrSkip(collection, saved, () => TEXTS[collection](doc, context))) {
        const state = states.get(saved.id) ?? '';
        found.set(state, texts);
        kept.set(state, texts);
      }
    }
    return found;
  }

  /** Returns the reads that provide texts of a collection; starts those that aren't in progress. */
  function readsOf(collection: TextCollection, wanted: readonly TextPlace[], context: WireContext) {
    const begun = wanted.filter(({ state }) => !reading.has(state));
    if (begun.length > 0) {
      const read = load(collection, begun, context).finally(() => {
        for (const { state } of begun) reading.delete(state);
      });
      for (const { state } of begun) reading.set(state, read);
    }
    return new Set(wanted.flatMap(({ state }) => reading.get(state) ?? []));
  }

  return async (cards, context) => {
    const { places } = context.memory;
    const found = new Map<string, Texts>();
    const missing: TextPlace[] = [];
    for (const place of cards.flatMap((card) => places.get(card) ?? [])) {
      const texts = kept.get(place.state);
      if (texts) found.set(place.state, texts);
      else missing.push(place);
    }
    const reads = [...byCollection(missing)].flatMap(([collection, wanted]) => [
      ...readsOf(collection, wanted, context),
    ]);
    for (const texts of await Promise.all(reads)) for (const [state, text] of texts) found.set(state, text);
    return cards.flatMap((card) => {
      const place = places.get(card);
      if (!place) return [card];
      const texts = found.get(place.state);
      return texts ? [{ ...card, ...texts }] : [];
    });
  };
}
