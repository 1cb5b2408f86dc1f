import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A choice of a filter changes the address's query alone: the page has its content already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const filtered = formMethod === undefined && currentUrl.pathname === nextUrl.pathname;
  return defaultShouldRevalidate && !(filtered && currentUrl.search !== nextUrl.search);
}

export { ContentPage as default } from '#app/pages/ContentPage.tsx';
export { pageClientLoader as clientLoader } from '#app/pages/client-loaders.ts';
export { pageLoader as loader } from '#app/pages/page-loader.ts';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
