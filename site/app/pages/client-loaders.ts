import type { HeadElement } from '#app/base/head-element.ts';
import type { Destination, DetailData, PageData } from '#app/content/page-data.ts';
import type { SearchPageData } from '#app/content/search-page-data.ts';
import type { MessagePageData } from './message-page-data.ts';
import { loadFromServer } from './thrown-responses.ts';

/**
 * Loads the loaders on demand: the first page doesn't need them, only the next ones, when a link is about to be used.
 * If the chunk is missing because a deploy replaced it, the page comes from the server.
 */
const loadLoaders = () => import('./browser-loaders.ts');

async function loadersFor({ url }: Destination) {
  return loadLoaders().catch(() => loadFromServer(url));
}

/** Loads a page of sections in the browser (§7). */
export async function pageClientLoader(args: Destination): Promise<PageData> {
  return (await loadersFor(args)).pageClientLoader(args);
}

/** Loads the contact page in the browser (§7). */
export async function messageClientLoader(args: Destination): Promise<MessagePageData> {
  return (await loadersFor(args)).messageClientLoader(args);
}

/** Loads a detail page in the browser (§2). */
export async function detailClientLoader(args: Destination): Promise<DetailData> {
  return (await loadersFor(args)).detailClientLoader(args);
}

/** Loads the search page in the browser. */
export async function searchClientLoader(args: Destination): Promise<SearchPageData> {
  return (await loadersFor(args)).searchClientLoader(args);
}

/** Returns the metadata of a loaded page for the document head. */
export async function loadHead(url: URL, data: unknown, site: unknown): Promise<readonly HeadElement[]> {
  return (await loadersFor({ url })).buildHead(data, url.pathname, site);
}

/** Prefetches the content of a page and the components of its sections when a link to it is about to be used. */
export function prefetchContent(address: string): void {
  loadLoaders().then(
    (loaders) => loaders.prefetchContent(address),
    () => {},
  );
}

/** Whether the browser has stored the card of an address. */
export async function isSelected(pathname: string): Promise<boolean> {
  const loaders = await loadLoaders().catch(() => null);
  return loaders?.isSelected(pathname) ?? false;
}
