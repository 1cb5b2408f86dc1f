import { useShown } from '#app/base/shown.ts';
import { isOwnPageData, type OwnPageData } from './page-data.ts';
import type { SearchAnswer } from './search-answer.ts';
import { isSearchAnswer } from './search-fetch.ts';

/** What the page of results is rendered from; null where nothing was looked for. */
export type SearchPageData = OwnPageData & { readonly search: SearchAnswer | null };

function isSearchPageData(data: unknown): data is SearchPageData {
  return isOwnPageData(data) && 'search' in data && (data.search === null || isSearchAnswer(data.search));
}

/** The page of results that is shown. */
export function useSearchPageData(): SearchPageData {
  const { data } = useShown();
  if (!isSearchPageData(data)) throw new Error('This is no page of results.');
  return data;
}
