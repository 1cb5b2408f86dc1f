import { languageOf } from '@kontorwerk/contract/address/address';
import { readSearchAsk } from '@kontorwerk/contract/content/search';
import type { Destination } from '#app/content/page-data.ts';
import { fetchSearch } from '#app/content/search-fetch.ts';
import type { SearchPageData } from '#app/content/search-page-data.ts';
import { fromServer } from './from-server.ts';
import { ownPage } from './own-page.ts';

/** Loads the search page in the browser; if the search fails, the server shows why. */
export async function searchClientLoader({ url }: Destination): Promise<SearchPageData> {
  const ask = readSearchAsk(url.searchParams);
  const page = ownPage('search', url.pathname);
  if (ask.query === '') return { ...page, search: null };
  return { ...page, search: await fetchSearch(ask, languageOf(url.pathname)).catch(() => fromServer(url)) };
}
