import { detailCards } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import type { DetailPage } from '@kontorwerk/contract/pages';

/** The cards of a kind of detail page; `complete` tells whether every content set they come from was read. */
export type DetailCards = { readonly cards: readonly Card[]; readonly complete: boolean };

/**
 * Puts together what the content sets of a page hold. A set that failed is passed over, because a plain WordPress
 * has no `news`; throws the first failure when none was read.
 */
export function collect(page: DetailPage, sets: readonly PromiseSettledResult<readonly ContentEntry[]>[]): DetailCards {
  const entries = sets.flatMap((set) => (set.status === 'fulfilled' ? [set.value] : []));
  const failed = sets.find((set) => set.status === 'rejected');
  if (failed && entries.length === 0) throw failed.reason;
  return { cards: detailCards(page, entries.flat()), complete: !failed };
}

/** The cards as the server knows them. Throws when no content set is available. */
export function storeCards(page: DetailPage, entries: (key: PageKey) => readonly ContentEntry[]): readonly Card[] {
  return collect(
    page,
    page.keys.map((key) => {
      try {
        return { status: 'fulfilled', value: entries(key) };
      } catch (reason) {
        return { status: 'rejected', reason };
      }
    }),
  ).cards;
}

/**
 * Tells whether a card that a visitor selected is one that doesn't exist (§8, "Unknown blog title from a card"). As
 * long as one of the content sets isn't known, it might.
 */
export function isUnlisted(page: DetailPage, card: Card, known: DetailCards): boolean {
  return page.listedOnly === true && known.complete && !known.cards.some(({ title }) => title === card.title);
}
