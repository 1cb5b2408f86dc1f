import type { Card } from './entry.ts';

/** Returns the day of an item as an ISO date; empty where it has none. */
type DayOf<T> = (item: T) => string;

/** How often the day grows, and how often it falls, from one dated item to the next. */
function stepsIn<T>(items: readonly T[], dayOf: DayOf<T>): { readonly up: number; readonly down: number } {
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
 * Items dated upwards, the order in which the wire has posts: "the last 4" (§7) are the newest. A list that is in the order
 * of its dates keeps it, upwards or downwards, with those without a date in their places; any other is sorted, those
 * without a date the last that visitors see. Where no two dates differ it stays as it is.
 */
export function datedUpwards<T>(items: readonly T[], dayOf: DayOf<T>): readonly T[] {
  const { up, down } = stepsIn(items, dayOf);
  if (down === 0) return items;
  // Sent newest first: of one day, too, the first is the newest.
  const turned = down > up ? items.toReversed() : items;
  if (up === 0) return turned;
  const undated = items.filter((item) => dayOf(item) === '').toReversed();
  const dated = turned.filter((item) => dayOf(item) !== '');
  return [...undated, ...dated.sort((a, b) => (dayOf(a) === dayOf(b) ? 0 : dayOf(a) < dayOf(b) ? -1 : 1))];
}

/** Whether posts stand in the order of their days: all of them have one, or two of these differ. */
export function isInTime(cards: readonly Card[]): boolean {
  const days = new Set(cards.map(({ date }) => date));
  return days.size > (days.has('') ? 2 : 0);
}

/**
 * Posts as visitors see them, from a list of the wire or a window of it: the newest first, and of one day the last one sent;
 * as they were sent where they have no dates. It is its own inverse.
 */
export function newestFirst(cards: readonly Card[]): readonly Card[] {
  return isInTime(cards) ? cards.toReversed() : cards;
}

/** The last posts of a list, as the wire has them: the newest, or the literal last ones where they have no dates. */
export function lastPosts(cards: readonly Card[], count: number): readonly Card[] {
  const last = cards.slice(-count);
  // Posts without dates among others that have some are to be shown in the order of those.
  return isInTime(cards) ? newestFirst(last.toReversed()) : last;
}
