import { detailCards } from '@kontorwerk/contract/content/detail-cards';
import type { Language } from '@kontorwerk/contract/languages';
import type { DetailPage } from '@kontorwerk/contract/pages';
import { collect, type DetailCards } from './detail-cards.ts';
import { fetchList, peekList } from './list-fetch.ts';

/** The cards as the browser fetches them (§7). Rejects when no content set answers. */
export async function fetchCards(page: DetailPage, language: Language): Promise<DetailCards> {
  return collect(page, await Promise.allSettled(page.keys.map((key) => fetchList(key, language))));
}

/** The cards that the 5-minute cache holds (§9). Never asks the backend. */
export function peekCards(page: DetailPage, language: Language): DetailCards {
  const lists = page.keys.map((key) => peekList(key, language));
  const entries = lists.flatMap((list) => list ?? []);
  return { cards: detailCards(page, entries), complete: lists.every((list) => list !== null) };
}
