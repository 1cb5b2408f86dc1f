import { useCurrentPage } from '#app/base/current-page.ts';
import { isOwnPageData, type OwnPageData } from './page-data.ts';
import type { SearchAnswer } from './search-answer.ts';
import { isSearchAnswer } from './search-fetch.ts';

/** The data of the search page; `search` is null without a query. */
export type SearchPageData = OwnPageData & { readonly search: SearchAnswer | null };

function isSearchPageData(data: unknown): data is SearchPageData {
  return isOwnPageData(data) && 'search' in data && (data.search === null || isSearchAnswer(data.search));
}

/** Returns the data of the current search page; throws on other pages. */
export function useSearchPageData(): SearchPageData {
  const { data } = useCurrentPage();
  if (!isSearchPageData(data)) throw new Error('This is no page of results.');
  return data;
}
