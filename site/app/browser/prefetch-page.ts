import { locatePage } from '../base/current-page.ts';
import { prefetchContent } from '../pages/client-loaders.ts';
import { findPageModule } from '../pages/page-modules.ts';

/**
 * Prefetches all parts of a page in parallel when its link is about to be used, so that a click doesn't have to wait
 * for them. Failures are left to the navigation.
 */
export function prefetchPage(address: string): void {
  prefetchContent(address);
  findPageModule(locatePage(new URL(address, location.origin)))
    .component()
    .catch(() => {});
}
