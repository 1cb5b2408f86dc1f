import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/page-keys';
import { type DetailRule, detailCards } from './details.ts';
import { fetchList, peekList } from './list-fetch.ts';

/** The cards of a kind of detail page; `complete` tells whether every content set they come from was read. */
export type DetailCards = { readonly cards: readonly Card[]; readonly complete: boolean };

/**
 * Puts together what the content sets of a rule hold. A set that failed is passed over, because a plain WordPress
 * has no `news`; throws the first failure when none was read.
 */
function collect(rule: DetailRule, sets: readonly PromiseSettledResult<readonly ContentEntry[]>[]): DetailCards {
  const entries = sets.flatMap((set) => (set.status === 'fulfilled' ? [set.value] : []));
  const failed = sets.find((set) => set.status === 'rejected');
  if (failed && entries.length === 0) throw failed.reason;
  return { cards: detailCards(rule, entries.flat()), complete: !failed };
}

/** The cards as the server knows them. Throws when no content set is available. */
export function storeCards(rule: DetailRule, entries: (key: PageKey) => readonly ContentEntry[]): readonly Card[] {
  return collect(
    rule,
    rule.keys.map((key) => {
      try {
        return { status: 'fulfilled', value: entries(key) };
      } catch (reason) {
        return { status: 'rejected', reason };
      }
    }),
  ).cards;
}

/** The cards as the browser fetches them (§7). Rejects when no content set answers. */
export async function fetchCards(rule: DetailRule, language: Language): Promise<DetailCards> {
  return collect(rule, await Promise.allSettled(rule.keys.map((key) => fetchList(key, language))));
}

/** The cards that the 5-minute cache holds (§9). Never asks the backend. */
export function peekCards(rule: DetailRule, language: Language): DetailCards {
  const lists = rule.keys.map((key) => peekList(key, language));
  const entries = lists.flatMap((list) => list ?? []);
  return { cards: detailCards(rule, entries), complete: lists.every((list) => list !== null) };
}
