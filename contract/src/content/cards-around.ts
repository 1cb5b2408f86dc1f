import type { DetailPage } from '../pages.ts';
import type { Card } from './entry.ts';
import { relatedCards } from './related-cards.ts';

/** How many cards a detail page offers besides the one before; where it leads on in steps, the next one is among them. */
export const CARDS_OFFERED = 3;

/**
 * What a detail page needs of its list, each card once. Where the page leads on in steps: the card before, the card
 * itself, the one after it, and two that share most with it; at an end of a list in time one of its neighbours is missing,
 * any other list closes to a ring. Else the card and the three that do.
 */
export function cardsAround({ steps }: DetailPage, list: readonly Card[], at: number): readonly Card[] {
  const card = list[at];
  if (!card) return [];
  if (steps === undefined) return [card, ...relatedCards(card, list, CARDS_OFFERED)];
  const neighbour = (place: number) => (steps === 'round' ? list.at(place % list.length) : list[place]);
  const [previous = card, next = card] = [neighbour(at - 1), neighbour(at + 1)];
  const related = relatedCards(card, list, CARDS_OFFERED - 1, [previous, next]);
  // In a ring of two the one before is the one after.
  const row = previous === next ? [previous, card] : [previous, card, next];
  return [...new Set([...row, ...related])];
}
