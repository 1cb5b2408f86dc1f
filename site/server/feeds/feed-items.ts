import type { Card, ContentEntry, ListWindow } from '@kontorwerk/contract/content/entry';
import { LIST_KINDS } from '@kontorwerk/contract/content/list-kinds';
import { inOrderOfShowing } from '@kontorwerk/contract/content/list-window';
import { FEEDS, type FeedName } from '@kontorwerk/contract/feed-address';
import { matchesSlug } from '@kontorwerk/contract/slug';

/** How many items a feed has; the older ones follow under further addresses. */
export const FEED_ITEMS = 20;

/** The cards of a part of a feed in the order in which they are shown, and whether older ones follow. */
export type FeedPart = { readonly cards: readonly Card[]; readonly goesOn: boolean };

/** Where a part begins in its list: the first one is 1. */
export function startOf(part: number): number {
  return (part - 1) * FEED_ITEMS;
}

function endOf(window: ListWindow | null, cards: readonly Card[]): number {
  return window === null ? cards.length : window.total;
}

/**
 * A part of a feed, from the entries of its content set, whose lists are cut to it where they are longer than one. Null
 * where the set has no such list, or the list no such part; the first part is always there.
 */
export function feedPart(name: FeedName, entries: readonly ContentEntry[], part: number): FeedPart | null {
  const { page, card } = FEEDS[name];
  const entry = entries.find(({ title }) => matchesSlug(title, page.entry));
  const section = entry?.meta.find(({ component_name }) => component_name === page.paged);
  if (section === undefined) return null;
  const { window, card_components } = section;
  const start = startOf(part);
  if (part > 1 && start >= endOf(window, card_components)) return null;
  const needsText = 'needsText' in card && card.needsText;
  const cards = inOrderOfShowing(card_components, LIST_KINDS[page.paged]).filter(
    ({ title, html_field }) => title !== '' && !(needsText && html_field === ''),
  );
  return { cards, goesOn: start + FEED_ITEMS < endOf(window, card_components) };
}
