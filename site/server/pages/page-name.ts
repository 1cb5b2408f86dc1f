import { pageAt } from '@kontorwerk/contract/page-table';
import { PAGES, type Page } from '@kontorwerk/contract/pages';
import { pageOfData } from './page-address.ts';

const NAMES: ReadonlyMap<Page, string> = new Map(Object.entries(PAGES).map(([name, page]) => [page, name]));

/**
 * The name in the table of pages of the page that an address, or the address of its data, leads to; `missing` where there
 * was none.
 */
export function pageName(address: string, status: number): string {
  const path = address.replace(/[?#].*/s, '');
  const { page } = pageAt(pageOfData(path) ?? path);
  return page === PAGES.free && status === 404 ? 'missing' : (NAMES.get(page) ?? 'missing');
}
