import type { DetailPage } from '../pages.ts';
import type { Card } from './entry.ts';
import { relatedCards } from './related-cards.ts';

/** How many cards a detail page offers after its own. */
const AFTER = 3;

/**
 * What a detail page needs of its list, which closes to a ring, each card once. Where the page leads on in steps: the
 * card before, the card itself, the one after it, and two that share most with it. Else the card and the three that do.
 */
export function cardsAround({ steps }: DetailPage, list: readonly Card[], at: number): readonly Card[] {
  const card = list[at];
  if (!card) return [];
  if (!steps) return [card, ...relatedCards(card, list, AFTER)];
  const [next, ...further] = [...list.slice(at + 1), ...list.slice(0, at)];
  if (!next) return [card];
  const previous = further.at(-1);
  if (!previous) return [next, card];
  return [previous, card, next, ...relatedCards(card, list, AFTER - 1, [previous, next])];
}
