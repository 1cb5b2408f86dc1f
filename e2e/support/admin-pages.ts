/** Ways through the admin that several jobs begin with. */
import { expect, type Locator, type Page } from '@playwright/test';

type Reader = 'en' | 'de';

/** Opens the admin where everybody starts, and from there the list of a collection or a global by its name. */
export async function openFromStart(page: Page, name: string, reader: Reader): Promise<void> {
  await page.goto('/admin');
  // Before, the navigation may open and move the cards.
  await page.locator('.template-default--nav-hydrated').waitFor();
  const card = page.locator('.card').filter({ hasText: new RegExp(`^${name}$`) });
  await card.getByRole('link', { name: reader === 'de' ? /anzeigen|bearbeiten/i : /show|edit/i }).click();
  await page.waitForURL(/\/(?:collections|globals)\//);
}

/** Narrows a list down to what has some words. */
export async function search(page: Page, words: string): Promise<void> {
  await page.locator('.search-filter input').fill(words);
  // Else what stood there before would be opened, and left again.
  await page.waitForURL(/search=/);
}

/** Waits for an opened document's form: what it lacks in a language is listed above it, and moves all that stands below. */
export async function formStands(page: Page): Promise<void> {
  await page.locator('.document-fields').waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Finds a document in the list by some words, and opens the first: each row found has them, or else `row`. */
export async function openFound(page: Page, words: string, row = words): Promise<void> {
  await search(page, words);
  // While rows above it go, a link moves from under the pointer.
  await expect(page.locator('tbody tr').filter({ hasNotText: row })).toHaveCount(0);
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await page.waitForURL(/\/\d+(?:\?|$)/);
  await formStands(page);
}

/** The button that publishes what is written. */
export function publish(page: Page): Locator {
  return page.locator('#action-save');
}
