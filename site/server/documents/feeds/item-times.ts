import { createHash } from 'node:crypto';
import type { Card } from '@kontorwerk/contract/content/entry';
import { LRUCache } from 'lru-cache';

/** When an item was published and last changed, as far as known. */
export type ItemTimes = { readonly published: Date | null; readonly updated: Date };

/** Remembered cards without a time from the backend. */
const REMEMBERED = 1_000;

function dateOf(text: string): Date | null {
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Returns the times of cards: from the backend's time of the last change, else the card's date, else the time when this
 * version was first seen here.
 *
 * @param clock milliseconds since 1970
 */
export function createItemTimes(clock: () => number): (card: Card, isDated: boolean) => ItemTimes {
  const firstSeen = new LRUCache<string, number>({ max: REMEMBERED });

  function seen(card: Card): Date {
    const digest = createHash('sha256').update(JSON.stringify(card)).digest('base64');
    const at = firstSeen.get(digest) ?? clock();
    firstSeen.set(digest, at);
    return new Date(at);
  }

  return (card, isDated) => {
    const published = isDated ? dateOf(card.date) : null;
    const changed = dateOf(card.modified ?? '');
    const latest = changed !== null && published !== null && changed < published ? published : changed;
    return { published, updated: latest ?? published ?? seen(card) };
  };
}
