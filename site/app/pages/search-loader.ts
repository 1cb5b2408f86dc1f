import { languageOf } from '@kontorwerk/contract/address/address';
import { parseSearchQuery } from '@kontorwerk/contract/content/search';
import { data, type LoaderFunctionArgs } from 'react-router';
import { contentContext } from '#app/content/content-context.ts';
import type { SearchPageData } from '#app/content/search-page-data.ts';
import { describeOwnPage } from './own-page.ts';

/** Loads the search page on the server. With a query the page is private, so no cache stores it. */
export function searchLoader({ context, url }: LoaderFunctionArgs) {
  const page = describeOwnPage('search', url.pathname);
  const query = parseSearchQuery(url.searchParams);
  if (query.query === '') return data<SearchPageData>({ ...page, search: null });
  const search = context.get(contentContext).search(query, languageOf(url.pathname));
  return data<SearchPageData>({ ...page, search }, { headers: { 'Cache-Control': 'no-store' } });
}

/** Uses the loader's cache headers. */
export function searchHeaders({ loaderHeaders }: { readonly loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}
