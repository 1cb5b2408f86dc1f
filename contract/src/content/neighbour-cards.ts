import type { DetailPage } from '../pages/pages.ts';
import type { Card } from './entry.ts';
import { selectRelatedCards } from './related-cards.ts';

/** The related cards on a detail page besides the previous one; on a page with `steps` the next one is among them. */
export const RELATED_CARDS = 3;

/**
 * Returns the cards that a detail page needs of its list, each once. With `steps`: the previous card, the card itself,
 * the next one, and the two most related to it; an end of a chronological list lacks a neighbour, any other list wraps
 * around. Without: the card and the three most related.
 */
export function selectNeighbourCards({ steps }: DetailPage, list: readonly Card[], at: number): readonly Card[] {
  const card = list[at];
  if (!card) return [];
  if (steps === undefined) return [card, ...selectRelatedCards(card, list, RELATED_CARDS)];
  const neighbour = (place: number) => (steps === 'round' ? list.at(place % list.length) : list[place]);
  const [previous = card, next = card] = [neighbour(at - 1), neighbour(at + 1)];
  const related = selectRelatedCards(card, list, RELATED_CARDS - 1, [previous, next]);
  // With two cards that wrap around, the previous one is also the next.
  const row = previous === next ? [previous, card] : [previous, card, next];
  return [...new Set([...row, ...related])];
}
