import type { Page } from '@playwright/test';

/** Returns all items of the browser's local storage. */
export function storedItems(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Reads a stored JSON value. */
export async function storedJson(page: Page, key: string): Promise<unknown> {
  return JSON.parse((await storedItems(page))[key] ?? 'null');
}
