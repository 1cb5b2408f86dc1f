import { languageOf } from '@kontorwerk/contract/address/address';
import { parseSearchQuery } from '@kontorwerk/contract/content/search';
import type { PageLocation } from '#app/base/current-page.ts';
import { fetchSearch } from '#app/content/search-fetch.ts';
import type { SearchPageData } from '#app/content/search-page-data.ts';
import { describeOwnPage } from './own-page.ts';
import { loadFromServer } from './thrown-responses.ts';

/** Loads the search page in the browser; if the search fails, the server shows why. */
export async function searchClientLoader(to: PageLocation): Promise<SearchPageData> {
  const query = parseSearchQuery(new URLSearchParams(to.search));
  const page = describeOwnPage('search', to.pathname);
  if (query.query === '') return { ...page, search: null };
  return { ...page, search: await fetchSearch(query, languageOf(to.pathname)).catch(() => loadFromServer(to)) };
}
