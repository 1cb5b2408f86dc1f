import { type Ask, PAGE_CARDS } from '@kontorwerk/contract/content/ask';
import type { ChosenFilters } from '@kontorwerk/contract/content/filter-names';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import { pageNumber } from '@kontorwerk/contract/page-number';
import { entryTitle, type FoundPage, filtersOf } from '@kontorwerk/contract/page-table';
import type { SectionsPage } from '@kontorwerk/contract/pages';
import { slugOf } from '@kontorwerk/contract/slug';

/** An ask for one card. */
export type CardAsk = Extract<Ask, { readonly kind: 'card' }>;

/** Asks for the card that an address names, or a title: both name it in one way, so that they are one request. */
export function cardNamed(name: string): CardAsk {
  return { kind: 'card', by: 'card', value: slugOf(name) };
}

/** Asks for the entry that a page of sections shows, with the part of its list that the address names. */
export function entryAsk(page: SectionsPage, name: string, search: string): Ask {
  const query = new URLSearchParams(search);
  const { paged, newsCount } = page;
  const chosen = filtersOf(page).flatMap((filter) => {
    const value = query.get(filter);
    return value ? [[filter, value]] : [];
  });
  const filters: ChosenFilters = Object.fromEntries(chosen);
  const onPage = (paged && listRules(paged)?.onPage) ?? 0;
  // What can be no page is missing whatever is asked for.
  const start = Math.max(0, pageNumber(query) - 1) * onPage;
  return { kind: 'entry', entry: entryTitle(page, name), cards: PAGE_CARDS, start, last: newsCount ?? null, filters };
}

/** What an address asks for of the content sets that its page is made of; null where it is made of none. */
export function pageAsk({ page, name }: FoundPage, search: string): Ask | null {
  if (page.kind === 'own') return null;
  return page.kind === 'detail' ? cardNamed(name) : entryAsk(page, name, search);
}
