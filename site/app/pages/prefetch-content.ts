import { languageOf } from '@kontorwerk/contract/address/address';
import { parseContactLink } from '@kontorwerk/contract/address/contact-link';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { keysOf } from '@kontorwerk/contract/pages/page-table';
import { locatePage, type PageLocation } from '#app/base/current-page.ts';
import { fetchList } from '#app/content/list-fetch.ts';
import { queryPage } from '#app/content/page-query.ts';
import { loadBlocks } from '#app/sections/section-blocks.ts';
import { resolvePageData } from './page-resolution.ts';

/** Loads the components of a page's sections, given its content. */
async function prefetchBlocks(place: PageLocation, entries: readonly ContentEntry[]): Promise<void> {
  const page = place.page.kind === 'detail' ? null : resolvePageData(place, entries);
  if (page?.status === 'loaded') await loadBlocks(page.entry.meta);
}

/**
 * Prefetches a page when a link to it is about to be used: its content and the components of its sections. Failures are
 * left to the navigation (§8).
 */
export function prefetchContent(address: string): void {
  const { about } = parseContactLink(address);
  // The contact form states its subject in the words of the referring page.
  for (const part of about === '' ? [address] : [address, about]) {
    const place = locatePage(new URL(part, location.origin));
    const query = queryPage(place, place.search);
    if (query === null) continue;
    for (const key of keysOf(place.page)) {
      fetchList(key, languageOf(address), query)
        .then((entries) => (part === address ? prefetchBlocks(place, entries) : undefined))
        .catch(() => {});
    }
  }
}
