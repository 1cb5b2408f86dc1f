import { languageOf } from '@kontorwerk/contract/address';
import { contactParametersOf } from '@kontorwerk/contract/contact-link';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { keysOf, pageAt } from '@kontorwerk/contract/page-table';
import { fetchList } from '#app/content/list-fetch.ts';
import { pageAsk } from '#app/content/page-ask.ts';
import { loadBlocks } from '#app/sections/section-blocks.ts';
import { pageOf } from './sections-page.ts';

/** Loads what renders the sections of a page, once its content is there. */
async function prefetchBlocks(address: string, entries: readonly ContentEntry[]): Promise<void> {
  const url = new URL(address, location.origin);
  const page = pageAt(url.pathname).page.kind === 'detail' ? null : pageOf(url, entries);
  if (page?.status === 'loaded') await loadBlocks(page.entry.meta);
}

/**
 * Fetches what a page is made of when a link to it is about to be used: its content, and what renders it. A failure is
 * left to the navigation (§8).
 */
export function prefetchContent(address: string): void {
  const { about } = contactParametersOf(address);
  // The contact form says what it is about in the words of the page that led there.
  for (const part of about === '' ? [address] : [address, about]) {
    const found = pageAt(part);
    const ask = pageAsk(found, part.replace(/^[^?#]*|#.*/g, ''));
    if (ask === null) continue;
    for (const key of keysOf(found.page)) {
      fetchList(key, languageOf(address), ask)
        .then((entries) => (part === address ? prefetchBlocks(address, entries) : undefined))
        .catch(() => {});
    }
  }
}
