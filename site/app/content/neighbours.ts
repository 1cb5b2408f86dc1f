import { cardsAround } from '@kontorwerk/contract/content/cards-around';
import { withoutText } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ListWindow } from '@kontorwerk/contract/content/entry';
import type { DetailPage } from '@kontorwerk/contract/pages';

/** Where in its list the next card stands, counted from 1. */
export type Place = { readonly next: number; readonly of: number };

/** What a detail page leads on to. */
export type Neighbours = {
  /** The card before, where the page leads on in steps. */
  readonly previous: Card | null;
  /** The next card, where the page leads on in steps, and those that share most with its own. */
  readonly further: readonly Card[];
  readonly place: Place;
};

/** How many further cards a detail page offers. */
const FURTHER_COUNT = 3;

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
  const next = ring.length === 0 ? 0 : ((start + 1) % total) + 1;
  return { previous: ring.at(-1) ?? null, further: ring.slice(0, FURTHER_COUNT), place: { next, of: total } };
}

/** Posts as they are read, the newest first; a backend lists them in any order. Without a date they stay at the end. */
export function newestFirst(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
}
