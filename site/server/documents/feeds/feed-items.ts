import { createHash } from 'node:crypto';
import { FEEDS, type FeedName } from '@kontorwerk/contract/address/feed-address';
import { matchesSlug } from '@kontorwerk/contract/address/slug';
import type { Card, ContentEntry, PageSlice } from '@kontorwerk/contract/content/entry';
import { LIST_KINDS } from '@kontorwerk/contract/content/list-kinds';
import { sortForDisplay } from '@kontorwerk/contract/content/page-slice';
import { LRUCache } from 'lru-cache';

/** When an item was published and last changed, as far as known. */
export type ItemTimes = { readonly published: Date | null; readonly updated: Date };

/** Remembered cards without a time from the backend. */
const REMEMBERED = 1_000;

function dateOf(text: string): Date | null {
  const date = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Returns the times of cards: from the backend's time of the last change, else the card's date, else the time when this
 * version was first seen here.
 *
 * @param clock milliseconds since 1970
 */
export function createItemTimes(clock: () => number): (card: Card, isDated: boolean) => ItemTimes {
  const firstSeen = new LRUCache<string, number>({ max: REMEMBERED });

  function seen(card: Card): Date {
    const digest = createHash('sha256').update(JSON.stringify(card)).digest('base64');
    const at = firstSeen.get(digest) ?? clock();
    firstSeen.set(digest, at);
    return new Date(at);
  }

  return (card, isDated) => {
    const published = isDated ? dateOf(card.date) : null;
    const changed = dateOf(card.modified ?? '');
    const latest = changed !== null && published !== null && changed < published ? published : changed;
    return { published, updated: latest ?? published ?? seen(card) };
  };
}

/** Items per feed page; older ones follow on further pages. */
export const FEED_ITEMS = 20;

/** The cards of one feed page in display order, and whether older ones follow. */
export type FeedPart = { readonly cards: readonly Card[]; readonly goesOn: boolean };

/** Returns the index of a feed page's first item; page numbers start at 1. */
export function startOf(part: number): number {
  return (part - 1) * FEED_ITEMS;
}

function endOf(window: PageSlice | null, cards: readonly Card[]): number {
  return window === null ? cards.length : window.total;
}

/**
 * Returns one page of a feed from the entries of its content set, whose long lists are cut to that page. Null if the
 * set has no such list, or the list no such page; the first page always exists.
 */
export function selectFeedCards(name: FeedName, entries: readonly ContentEntry[], part: number): FeedPart | null {
  const { page, card } = FEEDS[name];
  const entry = entries.find(({ title }) => matchesSlug(title, page.entry));
  const section = entry?.meta.find(({ component_name }) => component_name === page.paged);
  if (section === undefined) return null;
  const { window, card_components } = section;
  const start = startOf(part);
  if (part > 1 && start >= endOf(window, card_components)) return null;
  const needsText = 'needsText' in card && card.needsText;
  const cards = sortForDisplay(card_components, LIST_KINDS[page.paged]).filter(
    ({ title, html_field }) => title !== '' && !(needsText && html_field === ''),
  );
  return { cards, goesOn: start + FEED_ITEMS < endOf(window, card_components) };
}
