import type { Page } from '@playwright/test';
import { isTakenOver } from '../../site/app/testing/taken-over.ts';

/** Whether all of a page is laid out. Browsers run its text. */
export function isLaidOut(): boolean {
  return !('layingOut' in document.documentElement.dataset);
}

/** Makes the app start as a visitor would, by reaching for the page. Browsers run its text. */
export function reachForPage(): void {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
}

/** Waits until React has taken all of the page over, whoever made the app start, and all of it is laid out. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, undefined);
  await page.waitForFunction(isLaidOut);
}

/** Makes the app start as a visitor would, by reaching for the page, and waits until it has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(reachForPage);
  await takenOver(page);
}
