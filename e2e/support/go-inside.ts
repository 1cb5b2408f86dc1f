import type { Page } from '@playwright/test';

/** Goes to an address without a page load, as the browser does for an address in the session's history. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
