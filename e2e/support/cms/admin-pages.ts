/** Steps in the admin with which several jobs begin. */
import { expect, type Locator, type Page } from '@playwright/test';

type Reader = 'en' | 'de';

/** Opens the admin's start page, and from there a collection's list or a global by its name. */
export async function openFromStart(page: Page, name: string, reader: Reader): Promise<void> {
  await page.goto('/admin');
  // Before hydration, the navigation may open and move the cards.
  await page.locator('.template-default--nav-hydrated').waitFor();
  const card = page.locator('.card').filter({ hasText: new RegExp(`^${name}$`) });
  await card.getByRole('link', { name: reader === 'de' ? /anzeigen|bearbeiten/i : /show|edit/i }).click();
  await page.waitForURL(/\/(?:collections|globals)\//);
}

/** Filters a list by a search text. */
export async function search(page: Page, words: string): Promise<void> {
  await page.locator('.search-filter input').fill(words);
  // Otherwise a row of the unfiltered list would be opened, and left again.
  await page.waitForURL(/search=/);
}

/** Waits for a document's form: the list above it of texts missing in a language moves all that is below. */
export async function formStands(page: Page): Promise<void> {
  await page.locator('.document-fields').waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Searches a list and opens the first row, once each row contains the search text, or else `row`. */
export async function openFound(page: Page, words: string, row = words): Promise<void> {
  await search(page, words);
  // While rows above it disappear, a link moves away from the pointer.
  await expect(page.locator('tbody tr').filter({ hasNotText: row })).toHaveCount(0);
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await page.waitForURL(/\/\d+(?:\?|$)/);
  await formStands(page);
}

/** Locates the button that publishes the form. */
export function publish(page: Page): Locator {
  return page.locator('#action-save');
}
