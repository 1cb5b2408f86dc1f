import { languageOf } from '@kontorwerk/contract/address/address';
import { parseSearchQuery } from '@kontorwerk/contract/content/search';
import type { LoaderArgs, LoaderResult } from '#app/content/loader.ts';
import type { SearchPageData } from '#app/content/search-page-data.ts';
import { describeOwnPage } from './own-page.ts';

/** Loads the search page on the server. With a query the page is private, so no cache stores it. */
export async function searchLoader({ content, place }: LoaderArgs): Promise<LoaderResult<SearchPageData>> {
  const page = describeOwnPage('search', place.pathname);
  const query = parseSearchQuery(new URLSearchParams(place.search));
  if (query.query === '') return { data: { ...page, search: null } };
  const search = content.search(query, languageOf(place.pathname));
  return { data: { ...page, search }, headers: { 'Cache-Control': 'no-store' } };
}
