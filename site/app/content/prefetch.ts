import { languageOf } from '@kontorwerk/contract/address';
import { keysOf, pageAt } from '@kontorwerk/contract/page-table';
import { fetchList } from './list-fetch.ts';

/** Fetches what a page is made of when a link to it is about to be used; a failure is left to the navigation (§8). */
export function prefetchPage(address: string): void {
  for (const key of keysOf(pageAt(address).page)) fetchList(key, languageOf(address)).catch(() => {});
}
