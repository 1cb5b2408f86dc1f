import type { Card } from './entry.ts';

/** Returns the day of an item as an ISO date; empty without one. */
type DayOf<T> = (item: T) => string;

/** Counts how often the day rises and falls between consecutive dated items. */
function countSteps<T>(items: readonly T[], dayOf: DayOf<T>): { readonly up: number; readonly down: number } {
  let [up, down, before] = [0, 0, ''];
  for (const item of items) {
    const day = dayOf(item);
    if (day === '') continue;
    if (before !== '' && day > before) up += 1;
    if (before !== '' && day < before) down += 1;
    before = day;
  }
  return { up, down };
}

/**
 * Sorts items ascending by date, the wire's order of posts: "the last 4" (§7) are the newest. A list already sorted by
 * date, in either direction, keeps its order, undated items included; any other is sorted, undated items shown last. If
 * no two dates differ the list is unchanged.
 */
export function sortByDate<T>(items: readonly T[], dayOf: DayOf<T>): readonly T[] {
  const { up, down } = countSteps(items, dayOf);
  if (down === 0) return items;
  // Sent newest first: within a day, too, the first is the newest.
  const turned = down > up ? items.toReversed() : items;
  if (up === 0) return turned;
  const undated = items.filter((item) => dayOf(item) === '').toReversed();
  const dated = turned.filter((item) => dayOf(item) !== '');
  return [...undated, ...dated.sort((a, b) => (dayOf(a) === dayOf(b) ? 0 : dayOf(a) < dayOf(b) ? -1 : 1))];
}

/** Whether posts are ordered by date: all have one, or at least two dates differ. */
export function isChronological(cards: readonly Card[]): boolean {
  const days = new Set(cards.map(({ date }) => date));
  return days.size > (days.has('') ? 2 : 0);
}

/**
 * Sorts a wire list of posts, or a slice of it, for display: newest first, within a day the last sent first; unchanged
 * if they have no dates. It is its own inverse.
 */
export function sortNewestFirst(cards: readonly Card[]): readonly Card[] {
  return isChronological(cards) ? cards.toReversed() : cards;
}

/** Returns the last posts of a wire list: the newest, or the literal last ones if they have no dates. */
export function takeLastPosts(cards: readonly Card[], count: number): readonly Card[] {
  const last = cards.slice(-count);
  // If the full list has dates and these few don't, their order must still be that of the full list.
  return isChronological(cards) ? sortNewestFirst(last.toReversed()) : last;
}
