import { languageOf } from '@kontorwerk/contract/address/address';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { listRules } from '@kontorwerk/contract/content/list-kinds';
import type { Language } from '@kontorwerk/contract/languages';
import { buildPageQuery, parsePageNumber } from '@kontorwerk/contract/pages/page-number';
import { filtersOf } from '@kontorwerk/contract/pages/page-table';
import type { SectionsPage } from '@kontorwerk/contract/pages/pages';
import type { Paging } from '#app/content/page-data.ts';
import { throwNotFound } from './thrown-responses.ts';

const PAGE: Readonly<Record<Language, (number: number) => string>> = {
  en: (number) => `Page ${number}`,
  de: (number) => `Seite ${number}`,
};

/** Returns the query of the canonical address: the page number of an unfiltered list. */
export function buildCanonicalQuery(page: SectionsPage, search: string): string {
  const query = new URLSearchParams(search);
  if (page.paged === undefined || filtersOf(page).some((name) => query.get(name))) return '';
  return buildPageQuery(new URLSearchParams(), parsePageNumber(query));
}

/** Returns the page slice of a list; throws a 404 for one beyond its end. */
export function resolvePaging({ meta }: ContentEntry, pathname: string, search: string): Paging | null {
  const query = new URLSearchParams(search);
  const number = parsePageNumber(query);
  const list = meta.find(({ component_name }) => listRules(component_name)?.paged);
  const { total = 0 } = list?.window ?? {};
  const pages = Math.ceil(total / (listRules(list?.component_name ?? '')?.onPage ?? 1));
  // A list that is complete, or that a filter leaves empty, still has its first page.
  if (number === 0 || number > Math.max(1, pages)) return throwNotFound();
  if (pages <= 1) return null;
  const address = (page: number) => pathname + buildPageQuery(query, page);
  return {
    title: number === 1 ? '' : PAGE[languageOf(pathname)](number),
    previous: number === 1 ? null : address(number - 1),
    next: number === pages ? null : address(number + 1),
  };
}
