import type { Page } from '@playwright/test';
import { isHydrated } from '../../../site/app/testing/hydration-state.ts';

/** Whether all of a page is laid out. Browsers run its source. */
export function isLaidOut(): boolean {
  return !('layingOut' in document.documentElement.dataset);
}

/** Starts hydration as a visitor would, by reaching for the page. Browsers run its source. */
export function reachForPage(): void {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
}

/** Waits until React has hydrated all of the page, whatever started it, and all of it is laid out. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined);
  await page.waitForFunction(isLaidOut);
}

/** Starts hydration as a visitor would, by reaching for the page, and waits until it is done. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(reachForPage);
  await takenOver(page);
}
