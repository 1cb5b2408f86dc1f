import { formatContentQuery, PAGE_CARDS } from '@kontorwerk/contract/content/content-query';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { listPath } from '@kontorwerk/contract/wire';

/** Returns the path and query of the list fetch with which a page of sections requests its own entry. */
export function entryRequest(key: PageKey, language: Language, entry: string): string {
  const ask = { kind: 'entry', entry, cards: PAGE_CARDS, start: 0, last: null, filters: {} } as const;
  return listPath(key, language) + formatContentQuery(ask);
}
