import { prefetchContent } from '../pages/client-loaders.ts';
import { clientPageAt } from './client-pages.ts';

/**
 * Fetches a page when a link to it is about to be used, all of it side by side: nothing that is fetched now has to be
 * waited for after the click. A failure is left to the navigation.
 */
export function prefetchPage(address: string): void {
  prefetchContent(address);
  clientPageAt(address)
    .component()
    .catch(() => {});
}
