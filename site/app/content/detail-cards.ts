import { detailCards } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry, ListWindow } from '@kontorwerk/contract/content/entry';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import type { DetailPage } from '@kontorwerk/contract/pages';

/** What is known of the cards of a kind of detail page. */
export type DetailCards = {
  readonly cards: readonly Card[];
  /** Where the cards stand, when they are those around one card; null when they are all. */
  readonly window: ListWindow | null;
  /** Whether every content set they come from was read. */
  readonly complete: boolean;
};

function windowIn(entries: readonly ContentEntry[]): ListWindow | null {
  return entries.flatMap(({ meta }) => meta).find(({ window }) => window !== null)?.window ?? null;
}

/**
 * Puts together what the content sets of a page hold: the cards around the one that was asked for, from the first set
 * that has it, or all cards of all sets where a backend answers with those. A set that failed is passed over, because a
 * plain WordPress has no `news`; throws the first failure when none was read.
 */
export function collect(page: DetailPage, sets: readonly PromiseSettledResult<readonly ContentEntry[]>[]): DetailCards {
  const entries = sets.flatMap((set) => (set.status === 'fulfilled' ? [set.value] : []));
  const failed = sets.find((set) => set.status === 'rejected');
  if (failed && entries.length === 0) throw failed.reason;
  const around = entries.find((set) => windowIn(set) !== null);
  return {
    cards: detailCards(page, around ?? entries.flat()),
    window: around ? windowIn(around) : null,
    complete: !failed,
  };
}

/** Reads the cards of a page from each of its content sets. Rejects when none can be had. */
export async function readCards(
  page: DetailPage,
  read: (key: PageKey) => Promise<readonly ContentEntry[]>,
): Promise<DetailCards> {
  return collect(page, await Promise.allSettled(page.keys.map(read)));
}

/** The same cards alone; null when none can be had. */
export function findCards(
  page: DetailPage,
  read: (key: PageKey) => Promise<readonly ContentEntry[]>,
): Promise<readonly Card[] | null> {
  return readCards(page, read).then(
    ({ cards }) => cards,
    () => null,
  );
}

/** The cards that the server holds, of long lists the beginning. Throws when no content set is available. */
export function storeCards(page: DetailPage, entries: (key: PageKey) => readonly ContentEntry[]): readonly Card[] {
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
  return detailCards(page, held.flat());
}

/**
 * Tells whether a card that a visitor selected is one that doesn't exist (§8, "Unknown blog title from a card"). As
 * long as one of the content sets isn't known, it might.
 */
export function isUnlisted(page: DetailPage, card: Card, known: Pick<DetailCards, 'cards' | 'complete'>): boolean {
  return page.listedOnly === true && known.complete && !known.cards.some(({ title }) => title === card.title);
}
