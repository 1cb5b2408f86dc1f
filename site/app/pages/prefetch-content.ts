import { languageOf } from '@kontorwerk/contract/address';
import { contactParametersOf } from '@kontorwerk/contract/contact-link';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { keysOf, pageAt } from '@kontorwerk/contract/page-table';
import { fetchList } from '#app/content/list-fetch.ts';
import { loadBlocks } from '#app/sections/section-blocks.ts';
import { pageOf } from './sections-page.ts';

/** Loads what renders the sections of a page, once its content is there. */
async function prefetchBlocks(address: string, entries: readonly ContentEntry[]): Promise<void> {
  const { pathname } = new URL(address, location.origin);
  const page = pageAt(pathname).page.kind === 'detail' ? null : pageOf(pathname, entries);
  if (page?.status === 'loaded') await loadBlocks(page.entry.meta);
}

/**
 * Fetches what a page is made of when a link to it is about to be used: its content, and what renders it. A failure is
 * left to the navigation (§8).
 */
export function prefetchContent(address: string): void {
  const { about } = contactParametersOf(address);
  const [own = [], told = []] = [address, about].map((page) => (page === '' ? [] : keysOf(pageAt(page).page)));
  for (const key of new Set([...own, ...told])) {
    fetchList(key, languageOf(address))
      .then((entries) => (own.includes(key) ? prefetchBlocks(address, entries) : undefined))
      .catch(() => {});
  }
}
