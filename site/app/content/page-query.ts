import { slugOf } from '@kontorwerk/contract/address/slug';
import { type ContentQuery, PAGE_CARDS } from '@kontorwerk/contract/content/content-query';
import type { ChosenFilters } from '@kontorwerk/contract/content/filter-names';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import { parsePageNumber } from '@kontorwerk/contract/pages/page-number';
import { entryTitle, filtersOf, type PageMatch } from '@kontorwerk/contract/pages/page-table';
import type { SectionsPage } from '@kontorwerk/contract/pages/pages';

/** A query for one card. */
export type CardQuery = Extract<ContentQuery, { readonly kind: 'card' }>;

/** Builds the query for the card that an address or a title names; both yield the same request. */
export function queryCard(name: string): CardQuery {
  return { kind: 'card', by: 'card', value: slugOf(name) };
}

/** Builds the query for the entry of a page of sections, with the page slice that the address names. */
export function queryEntry(page: SectionsPage, name: string, search: string): ContentQuery {
  const query = new URLSearchParams(search);
  const { paged, newsCount } = page;
  const chosen = filtersOf(page).flatMap((filter) => {
    const value = query.get(filter);
    return value ? [[filter, value]] : [];
  });
  const filters: ChosenFilters = Object.fromEntries(chosen);
  const onPage = (paged && listRules(paged)?.onPage) ?? 0;
  // An invalid page number leads to a 404 page, whatever the query.
  const start = Math.max(0, parsePageNumber(query) - 1) * onPage;
  return { kind: 'entry', entry: entryTitle(page, name), cards: PAGE_CARDS, start, last: newsCount ?? null, filters };
}

/** Builds the content query of an address; null if its page has no content sets. */
export function queryPage({ page, name }: PageMatch, search: string): ContentQuery | null {
  if (page.kind === 'own') return null;
  return page.kind === 'detail' ? queryCard(name) : queryEntry(page, name, search);
}
