/** The language selector, on a site whose settings show it (§2, §4). */
import { storedItems } from './support/browser/browser-storage.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

test.use({ baseURL: FOREIGN_STACK.siteUrl });

test('§2 §4 the selector leads to the twin page, is remembered, and changes the path of the calls', async ({
  page,
}) => {
  await page.goto('/jobapply/ship-painter');
  await hydrated(page);
  const selector = page.locator('a[hreflang]');
  await expect(selector).toHaveText(['EN', 'DE']);
  await expect(selector.and(page.locator('[aria-current]'))).toHaveText('EN');

  const german = page.waitForRequest('**/wp-json/bc/v1/career/de?*');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/jobapply/ship-painter');
  await german;
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Jetzt bewerben' })).toBeVisible();
  expect(await storedItems(page)).toMatchObject({ lang: 'de' });

  // The choice is remembered: a plain address shows German.
  await page.goto('/jobapply/ship-painter');
  await page.waitForURL('/de/jobapply/ship-painter');
  await hydrated(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/jobapply/ship-painter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await storedItems(page)).toMatchObject({ lang: 'en' });
  await page.reload();
  await expect(page).toHaveURL('/jobapply/ship-painter');
});
