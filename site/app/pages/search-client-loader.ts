import { languageOf } from '@kontorwerk/contract/address/address';
import { parseSearchQuery } from '@kontorwerk/contract/content/search';
import type { Destination } from '#app/content/page-data.ts';
import { fetchSearch } from '#app/content/search-fetch.ts';
import type { SearchPageData } from '#app/content/search-page-data.ts';
import { describeOwnPage } from './own-page.ts';
import { loadFromServer } from './thrown-responses.ts';

/** Loads the search page in the browser; if the search fails, the server shows why. */
export async function searchClientLoader({ url }: Destination): Promise<SearchPageData> {
  const query = parseSearchQuery(url.searchParams);
  const page = describeOwnPage('search', url.pathname);
  if (query.query === '') return { ...page, search: null };
  return { ...page, search: await fetchSearch(query, languageOf(url.pathname)).catch(() => loadFromServer(url)) };
}
