import type { Language } from '@kontorwerk/contract/languages';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';
import { collect, type DetailCards, readCards } from './detail-cards.ts';
import { fetchList, peekList } from './list-fetch.ts';
import type { CardQuery } from './page-query.ts';

/** Fetches a card and those around it in the browser (§7). Rejects if no content set answers. */
export function fetchCards(page: DetailPage, language: Language, query: CardQuery): Promise<DetailCards> {
  return readCards(page, (key) => fetchList(key, language, query));
}

/** Like `fetchCards`, but reads only the 5-minute cache (§9) and never asks the backend. */
export function peekCards(page: DetailPage, language: Language, query: CardQuery): DetailCards {
  const lists = page.keys.map((key) => peekList(key, language, query));
  const known = lists.flatMap((value) => (value === null ? [] : [{ status: 'fulfilled', value } as const]));
  return { ...collect(page, known), complete: known.length === lists.length };
}
