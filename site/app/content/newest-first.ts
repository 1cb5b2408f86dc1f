import type { Card } from '@kontorwerk/contract/content/entry';

/** Posts as they are read, the newest first; a backend lists them in any order. Without a date they keep their place at the end. */
export function newestFirst(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => b.date.localeCompare(a.date));
}
