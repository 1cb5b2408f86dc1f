import type { PageLocation } from '#app/base/current-page.ts';
import type { HeadElement } from '#app/base/head-element.ts';
import type { DetailData, PageData } from '#app/content/page-data.ts';
import type { SearchPageData } from '#app/content/search-page-data.ts';
import type { MessagePageData } from './message-page-data.ts';
import { loadFromServer } from './thrown-responses.ts';

/**
 * Loads the loaders on demand: the first page doesn't need them, only the next ones, when a link is about to be used.
 * If the chunk is missing because a deploy replaced it, the page comes from the server.
 */
const loadLoaders = () => import('./browser-loaders.ts');

async function loadersFor(to: PageLocation) {
  return loadLoaders().catch(() => loadFromServer(to));
}

/** Loads a page of sections in the browser (§7). */
export async function pageClientLoader(to: PageLocation): Promise<PageData> {
  return (await loadersFor(to)).pageClientLoader(to);
}

/** Loads the contact page in the browser (§7). */
export async function messageClientLoader(to: PageLocation): Promise<MessagePageData> {
  return (await loadersFor(to)).messageClientLoader(to);
}

/** Loads a detail page in the browser (§2). */
export async function detailClientLoader(to: PageLocation): Promise<DetailData> {
  return (await loadersFor(to)).detailClientLoader(to);
}

/** Loads the search page in the browser. */
export async function searchClientLoader(to: PageLocation): Promise<SearchPageData> {
  return (await loadersFor(to)).searchClientLoader(to);
}

/** Returns the metadata of a loaded page for the document head. */
export async function loadHead(to: PageLocation, data: unknown, site: unknown): Promise<readonly HeadElement[]> {
  return (await loadersFor(to)).buildHead(data, to, site);
}

/** Prefetches the content of a page and the components of its sections when a link to it is about to be used. */
export function prefetchContent(address: string): void {
  loadLoaders().then(
    (loaders) => loaders.prefetchContent(address),
    () => {},
  );
}

/** Whether the browser has stored the card of an address. */
export async function isSelected(to: PageLocation): Promise<boolean> {
  const loaders = await loadLoaders().catch(() => null);
  return loaders?.isSelected(to) ?? false;
}
