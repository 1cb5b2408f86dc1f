import type { Page } from '@playwright/test';

/** Everything that the browser's local storage holds. */
export function storedItems(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** A stored JSON value. */
export async function storedJson(page: Page, key: string): Promise<unknown> {
  return JSON.parse((await storedItems(page))[key] ?? 'null');
}
