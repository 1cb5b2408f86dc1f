import { withoutDetailText } from '@kontorwerk/contract/content/detail-cards';
import type { Card, PageSlice } from '@kontorwerk/contract/content/entry';
import { RELATED_CARDS, selectNeighbourCards } from '@kontorwerk/contract/content/neighbour-cards';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';

/** Position of the next card in its list, counted from 1. */
export type ListPosition = { readonly next: number; readonly of: number };

/** The links from a detail page to other cards. */
export type Neighbours = {
  /** The cards before and after, if the page has previous and next links. */
  readonly previous: Card | null;
  readonly next: Card | null;
  /** The most closely related cards. */
  readonly further: readonly Card[];
  readonly place: ListPosition;
};

/**
 * Finds the neighbours of a card, without their texts, in its whole list or in a `window` of the list that the backend
 * chose. A card missing from the list counts as standing before the first.
 */
export function findNeighbours(
  page: DetailPage,
  cards: readonly Card[],
  card: Card,
  window: PageSlice | null = null,
): Neighbours {
  const isCard = ({ title }: Card) => title === card.title;
  const at = cards.findIndex(isCard);
  const chosen = at >= 0 && window === null ? selectNeighbourCards(page, cards, at) : cards;
  const own = chosen.findIndex(isCard);
  const ring = [...chosen.slice(own + 1), ...chosen.slice(0, Math.max(own, 0))].map(withoutDetailText);
  const { start, total } = at >= 0 && window !== null ? window : { start: at, total: cards.length };
  const { steps } = page;
  const leadsOn = steps === 'round' || (steps === 'in time' && start + 1 < total);
  const leadsBack = steps === 'round' || (steps === 'in time' && start > 0);
  const next = (leadsOn && ring[0]) || null;
  const others = next === null ? ring : ring.slice(1);
  const previous = (leadsBack && others.at(-1)) || null;
  const further = others.slice(0, previous === null ? others.length : -1);
  return {
    previous,
    next,
    further: further.slice(0, steps === undefined ? RELATED_CARDS : RELATED_CARDS - 1),
    place: { next: ring.length === 0 ? 0 : ((start + 1) % total) + 1, of: total },
  };
}
