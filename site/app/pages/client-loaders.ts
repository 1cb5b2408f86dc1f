import type { HeadElement } from '#app/base/head-element.ts';
import type { Destination, DetailData, PageData } from '#app/content/page-data.ts';
import type { SearchPageData } from '#app/content/search-page-data.ts';
import { fromServer } from './from-server.ts';
import type { MessagePageData } from './message-page-data.ts';

/**
 * The first page needs nothing of what loads the next ones: that comes when a link is about to be used. Where it
 * doesn't come, because a deploy has replaced it, the server sends the page.
 */
const loadLoaders = () => import('./browser-loaders.ts');

async function loadersFor({ url }: Destination) {
  return loadLoaders().catch(() => fromServer(url));
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

/** Loads the page of results in the browser. */
export async function searchClientLoader(args: Destination): Promise<SearchPageData> {
  return (await loadersFor(args)).searchClientLoader(args);
}

/** What a page that was loaded says of itself in the head of the document. */
export async function loadHead(url: URL, data: unknown, site: unknown): Promise<readonly HeadElement[]> {
  return (await loadersFor({ url })).headBy(data, url.pathname, site);
}

/** Fetches the content of a page, and what renders its sections, when a link to it is about to be used. */
export function prefetchContent(address: string): void {
  loadLoaders().then(
    (loaders) => loaders.prefetchContent(address),
    () => {},
  );
}

/** Tells whether the browser has stored the card that an address names. */
export async function isSelected(pathname: string): Promise<boolean> {
  const loaders = await loadLoaders().catch(() => null);
  return loaders?.isSelected(pathname) ?? false;
}
