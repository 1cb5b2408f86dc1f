import type { Page } from '@playwright/test';

/** Lets the browser say that its line is slow: what links in view lead to isn't fetched before it is meant. */
export async function onSlowLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } });
  });
}
