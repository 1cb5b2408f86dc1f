import { languageOf } from '@kontorwerk/contract/address/address';
import { parseSearchQuery } from '@kontorwerk/contract/content/search';
import type { Destination } from '#app/content/page-data.ts';
import { fetchSearch } from '#app/content/search-fetch.ts';
import type { SearchPageData } from '#app/content/search-page-data.ts';
import { fromServer } from './from-server.ts';
import { ownPage } from './own-page.ts';

/** Loads the search page in the browser; if the search fails, the server shows why. */
export async function searchClientLoader({ url }: Destination): Promise<SearchPageData> {
  const query = parseSearchQuery(url.searchParams);
  const page = ownPage('search', url.pathname);
  if (query.query === '') return { ...page, search: null };
  return { ...page, search: await fetchSearch(query, languageOf(url.pathname)).catch(() => fromServer(url)) };
}
