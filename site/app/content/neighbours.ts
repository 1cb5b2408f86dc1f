import { CARDS_OFFERED, cardsAround } from '@kontorwerk/contract/content/cards-around';
import { withoutText } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ListWindow } from '@kontorwerk/contract/content/entry';
import type { DetailPage } from '@kontorwerk/contract/pages';

/** Where in its list the next card stands, counted from 1. */
export type Place = { readonly next: number; readonly of: number };

/** What a detail page leads on to. */
export type Neighbours = {
  /** The cards before and after, where the page leads on in steps and has them. */
  readonly previous: Card | null;
  readonly next: Card | null;
  /** Those that share most with its own. */
  readonly further: readonly Card[];
  readonly place: Place;
};

/**
 * The neighbours of a card, without their texts, among all cards of its list, or among those that a backend chose, which
 * are a `window` of the list. A card that the list doesn't have stands before its first.
 */
export function neighbours(
  page: DetailPage,
  cards: readonly Card[],
  card: Card,
  window: ListWindow | null = null,
): Neighbours {
  const isCard = ({ title }: Card) => title === card.title;
  const at = cards.findIndex(isCard);
  const chosen = at >= 0 && window === null ? cardsAround(page, cards, at) : cards;
  const own = chosen.findIndex(isCard);
  const ring = [...chosen.slice(own + 1), ...chosen.slice(0, Math.max(own, 0))].map(withoutText);
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
    further: further.slice(0, steps === undefined ? CARDS_OFFERED : CARDS_OFFERED - 1),
    place: { next: ring.length === 0 ? 0 : ((start + 1) % total) + 1, of: total },
  };
}
