import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import type { DetailData, OwnPageData, PageData } from '#app/content/page-data.ts';

/** What an entry's page is called: as an editor says, or as it is headed. */
export function entryTitleOf({ seo, meta, title, free }: ContentEntry): string {
  return [seo.title, meta[0]?.main_title, free?.name].find((text) => text) ?? title;
}

/** What a detail page is called: as an editor says to search engines, or as its card. */
export function cardTitleOf({ seo, title }: Card): string {
  return seo?.title || title;
}

type Loaded = OwnPageData | Extract<PageData | DetailData, { readonly status: 'loaded' }>;

function isLoaded(data: unknown): data is Loaded {
  return typeof data === 'object' && data !== null && 'status' in data && data.status === 'loaded';
}

/** What a page is called, by the data its loader found; null when it found none. */
export function pageTitleOf(loaderData: unknown): string | null {
  if (!isLoaded(loaderData)) return null;
  if ('title' in loaderData) return loaderData.title;
  return 'card' in loaderData ? cardTitleOf(loaderData.card) : entryTitleOf(loaderData.entry);
}
