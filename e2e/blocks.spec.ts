/** The components of sections are loaded by the page that shows them: what happens when that fails. */
import { hydrated } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

const BLOCK = '**/assets/Faq-*.js';

test('a page whose script can not be loaded comes from the server as a document', async ({ page, problems }) => {
  problems.allow(/Faq-|Failed to fetch dynamically imported module/);
  await page.goto('/imprint');
  await hydrated(page);
  await page.route(BLOCK, (route) => route.abort());
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('contentinfo').locator('a[href="/ecommerce/shopware"]').click();
  expect(new URL((await asked).url()).pathname).toBe('/ecommerce/shopware');
  await expect(page.locator('[data-kind="Faq"] summary').first()).toBeVisible();
});

test('a page that misses one of its scripts stays plain HTML that works', async ({ page, problems }) => {
  problems.allow(/Faq-|Failed to fetch dynamically imported module/);
  await page.route(BLOCK, (route) => route.abort());
  // The app may start as soon as the page is there.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('Faq-'));
  await page.goto('/ecommerce/shopware');
  await page.mouse.move(100, 100);
  await failed;
  const question = page.locator('[data-kind="Faq"] details').nth(1);
  await expect(question).not.toHaveAttribute('open');
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
});
