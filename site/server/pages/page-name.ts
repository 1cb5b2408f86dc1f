import { pageAt } from '@kontorwerk/contract/pages/page-table';
import { PAGES, type Page } from '@kontorwerk/contract/pages/pages';
import { pageOfData } from './page-address.ts';

const NAMES: ReadonlyMap<Page, string> = new Map(Object.entries(PAGES).map(([name, page]) => [page, name]));

/** Returns the page table's name for an address of a page or of its data; `missing` if there is no such page. */
export function pageName(address: string, status: number): string {
  const path = address.replace(/[?#].*/s, '');
  const { page } = pageAt(pageOfData(path) ?? path);
  return page === PAGES.free && status === 404 ? 'missing' : (NAMES.get(page) ?? 'missing');
}
