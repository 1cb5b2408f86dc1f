import { collectDetailCards } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry, PageSlice } from '@kontorwerk/contract/content/entry';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';

/** The known cards of a kind of detail page. */
export type DetailCards = {
  readonly cards: readonly Card[];
  /** The position of the cards in their list if they are those around one card; null if they are the whole list. */
  readonly window: PageSlice | null;
  /** Whether all of their content sets were read. */
  readonly complete: boolean;
};

function findSlice(entries: readonly ContentEntry[]): PageSlice | null {
  return entries.flatMap(({ meta }) => meta).find(({ window }) => window !== null)?.window ?? null;
}

/**
 * Merges the content sets of a page: the cards around the requested one, from the first set that has it, or all cards
 * of all sets if the backend doesn't support queries. Failed sets are skipped, because a plain WordPress has no `news`;
 * throws the first failure if none was read.
 */
export function mergeCards(
  page: DetailPage,
  sets: readonly PromiseSettledResult<readonly ContentEntry[]>[],
): DetailCards {
  const entries = sets.flatMap((set) => (set.status === 'fulfilled' ? [set.value] : []));
  const failed = sets.find((set) => set.status === 'rejected');
  if (failed && entries.length === 0) throw failed.reason;
  const around = entries.find((set) => findSlice(set) !== null);
  return {
    cards: collectDetailCards(page, around ?? entries.flat()),
    window: around ? findSlice(around) : null,
    complete: !failed,
  };
}

/** Reads the cards of a page from each of its content sets. Rejects if none could be read. */
export async function readCards(
  page: DetailPage,
  read: (key: PageKey) => Promise<readonly ContentEntry[]>,
): Promise<DetailCards> {
  return mergeCards(page, await Promise.allSettled(page.keys.map(read)));
}

/** Like `readCards`, but resolves to the cards alone, or to null if none could be read. */
export function findCards(
  page: DetailPage,
  read: (key: PageKey) => Promise<readonly ContentEntry[]>,
): Promise<readonly Card[] | null> {
  return readCards(page, read).then(
    ({ cards }) => cards,
    () => null,
  );
}

/**
 * Returns the cards in the server's store, only the first page of long lists. Throws if no content set is available.
 */
export function readHeldCards(page: DetailPage, entries: (key: PageKey) => readonly ContentEntry[]): readonly Card[] {
  const failures: unknown[] = [];
  const held = page.keys.flatMap((key) => {
    try {
      return [entries(key)];
    } catch (error) {
      failures.push(error);
      return [];
    }
  });
  if (held.length === 0) throw failures[0];
  return collectDetailCards(page, held.flat());
}

/**
 * Whether the visitor's selected card doesn't exist (§8, "Unknown blog title from a card"). False while one of the
 * content sets is unknown.
 */
export function isUnlisted(page: DetailPage, card: Card, known: Pick<DetailCards, 'cards' | 'complete'>): boolean {
  return page.listedOnly === true && known.complete && !known.cards.some(({ title }) => title === card.title);
}
