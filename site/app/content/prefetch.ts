import { languageOf } from '@kontorwerk/contract/address';
import { contactParametersOf } from '@kontorwerk/contract/contact-link';
import { keysOf, pageAt } from '@kontorwerk/contract/page-table';
import { fetchList } from './list-fetch.ts';

/** Fetches what a page is made of when a link to it is about to be used; a failure is left to the navigation (§8). */
export function prefetchPage(address: string): void {
  const { about } = contactParametersOf(address);
  // The contact form says what it is about in the words of the page that led there.
  const pages = [address, ...(about === '' ? [] : [about])];
  const keys = new Set(pages.flatMap((page) => keysOf(pageAt(page).page)));
  for (const key of keys) fetchList(key, languageOf(address)).catch(() => {});
}
