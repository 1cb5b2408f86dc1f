import type { Page } from '@playwright/test';

/**
 * Goes to an address without a page load, as the browser does for an address in the session's history. Browsers run its
 * text.
 */
export function enterAddress(target: string): void {
  history.pushState(null, '', target);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Goes to an address without a page load. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate(enterAddress, address);
}
