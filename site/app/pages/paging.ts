import { languageOf } from '@kontorwerk/contract/address';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import type { Language } from '@kontorwerk/contract/languages';
import { pageNumber, queryOfPage } from '@kontorwerk/contract/page-number';
import { filtersOf } from '@kontorwerk/contract/page-table';
import type { SectionsPage } from '@kontorwerk/contract/pages';
import type { Paging } from '#app/content/page-data.ts';
import { notFound } from './not-found.ts';

const PAGE: Readonly<Record<Language, (number: number) => string>> = {
  en: (number) => `Page ${number}`,
  de: (number) => `Seite ${number}`,
};

/** What of a query belongs to the address that search engines know: the page of a list, as long as nothing filters it. */
export function ownQuery(page: SectionsPage, search: string): string {
  const query = new URLSearchParams(search);
  if (page.paged === undefined || filtersOf(page).some((name) => query.get(name))) return '';
  return queryOfPage(new URLSearchParams(), pageNumber(query));
}

/** The part of its list that a page shows; throws the 404 of one that the list doesn't have. */
export function pagingOf({ meta }: ContentEntry, pathname: string, search: string): Paging | null {
  const query = new URLSearchParams(search);
  const number = pageNumber(query);
  const list = meta.find(({ component_name }) => listRules(component_name)?.paged);
  const { total = 0 } = list?.window ?? {};
  const pages = Math.ceil(total / (listRules(list?.component_name ?? '')?.onPage ?? 1));
  // A list that is whole, or of which a filter leaves nothing, has its first page all the same.
  if (number === 0 || number > Math.max(1, pages)) return notFound();
  if (pages <= 1) return null;
  const address = (page: number) => pathname + queryOfPage(query, page);
  return {
    title: number === 1 ? '' : PAGE[languageOf(pathname)](number),
    previous: number === 1 ? null : address(number - 1),
    next: number === pages ? null : address(number + 1),
  };
}
