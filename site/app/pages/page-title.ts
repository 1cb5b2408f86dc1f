import type { Card, ContentEntry } from '@kontorwerk/contract/content/entry';
import type { DetailData, OwnPageData, PageData } from '#app/content/page-data.ts';

/** Returns the title of an entry's page: the editor's SEO title, else its heading. */
export function chooseEntryTitle({ seo, meta, title, free }: ContentEntry): string {
  return [seo.title, meta[0]?.main_title, free?.name].find((text) => text) ?? title;
}

/** Returns the title of a detail page: the editor's SEO title, else the card's. */
export function chooseCardTitle({ seo, title }: Card): string {
  return seo?.title || title;
}

type Loaded = OwnPageData | Extract<PageData | DetailData, { readonly status: 'loaded' }>;

function isLoaded(data: unknown): data is Loaded {
  return typeof data === 'object' && data !== null && 'status' in data && data.status === 'loaded';
}

/** Returns the title of a page from its loader data; null if nothing was loaded. */
export function findPageTitle(loaderData: unknown): string | null {
  if (!isLoaded(loaderData)) return null;
  if ('title' in loaderData) return loaderData.title;
  return 'card' in loaderData ? chooseCardTitle(loaderData.card) : chooseEntryTitle(loaderData.entry);
}
