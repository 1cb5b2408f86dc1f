import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A choice of a filter changes the address's query alone: the page has its content already. */
export function isFiltered({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
}
