import type { Page } from '@playwright/test';

/**
 * Navigates to an address without a page load, as the browser does within the session's history. Browsers run its
 * source.
 */
export function enterAddress(target: string): void {
  history.pushState(null, '', target);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Navigates to an address without a page load. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate(enterAddress, address);
}
