import { type ContentQuery, SLICE_MAX } from '@kontorwerk/contract/content/content-query';
import { hasDetailPages } from '@kontorwerk/contract/content/detail-cards';
import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import { sortForDisplay } from '@kontorwerk/contract/content/page-slice';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import type { DetailPage, PageName } from '@kontorwerk/contract/pages/pages';
import { DIRECTORY_CARDS } from '../base/limits.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import type { DescribedPage } from './described-page.ts';
import { describeDetailPage } from './detail-pages.ts';

/** A list whose first cards alone are held, and whose cards have pages. */
export type LongList = {
  readonly name: PageName;
  readonly page: DetailPage;
  readonly key: PageKey;
  readonly language: Language;
  readonly entry: string;
  /** The index of its section in the entry. */
  readonly at: number;
  /** The state of its content set. */
  readonly state: string;
};

/** The list has changed while it was read. */
export class ListChanged extends Error {
  override readonly name = 'ListChanged';
}

/** Returns a list's name, as a key. */
export function listName({ name, key, language, entry }: LongList): string {
  return `${name} ${key}/${language} ${entry}`;
}

/** Sorts cards in the order in which their kind of list shows them. */
export function sortAsShown(kind: string, cards: readonly Card[]): readonly Card[] {
  const rules = listRules(kind);
  return rules === null ? cards : sortForDisplay(cards, rules);
}

/** Returns the long lists of a set: from each entry the first list that has further pages and can be queried. */
export function findLongLists(
  set: Pick<LongList, 'name' | 'page' | 'key' | 'language'>,
  entries: readonly ContentEntry[],
): readonly LongList[] {
  return entries.flatMap(({ title, meta, endpoint_call }) => {
    const at = meta.findIndex(({ component_name }) => listRules(component_name)?.paged);
    const section = meta[at];
    if (!section || section.window === null || !hasDetailPages(set.page, section)) return [];
    return [{ ...set, entry: title, at, state: endpoint_call }];
  });
}

/**
 * Builds the query for a page slice: whole sets only where a card's text decides whether it has a page, as they have
 * the texts and take the longest.
 */
function windowAsk({ page, entry }: LongList, start: number): ContentQuery {
  if (page.needsText) return { kind: 'set', cards: SLICE_MAX, start };
  return { kind: 'entry', entry, cards: SLICE_MAX, start, last: null, filters: {} };
}

/**
 * Reads the pages of a long list in display order, a hundred cards at a time.
 *
 * @param inTurn runs the reading of one slice as a background job
 * @throws ListChanged if the list changes meanwhile; the store's error if it is unavailable
 */
export async function readLongList(
  list: LongList,
  store: Pick<ContentStore, 'answer'>,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<readonly DescribedPage[]> {
  const { name, page, key, language, at, state } = list;
  const pages = new Map<string, DescribedPage>();

  async function readWindow(start: number): Promise<number> {
    const entries = await store.answer(key, language, windowAsk(list, start));
    const entry = entries.find(({ title }) => title === list.entry);
    const section = entry?.meta[at];
    if (section === undefined || entry?.endpoint_call !== state) throw new ListChanged();
    const cards = sortAsShown(section.component_name, section.card_components);
    for (const card of cards) {
      const found = describeDetailPage(name, page, language, card, page.needsText ?? false);
      // Texts that came along aren't kept.
      if (found !== null) pages.set(found.twin, { ...found, entry: { ...found.entry, text: '' } });
    }
    return (section.window?.total ?? 0) > start + cards.length ? cards.length : 0;
  }

  for (let start = 0; start < DIRECTORY_CARDS; ) {
    const read = await inTurn(() => readWindow(start));
    if (read === 0) break;
    start += read;
  }
  return [...pages.values()];
}

/**
 * Returns the known pages of a list beyond the held ones, from its last reading. Known pages before the last held one
 * that are no longer held have been removed.
 */
export function dropHeld(held: readonly DescribedPage[], known: readonly DescribedPage[]): readonly DescribedPage[] {
  const twins = new Set(held.map(({ twin }) => twin));
  const last = known.findLastIndex(({ twin }) => twins.has(twin));
  return known.slice(last + 1);
}
