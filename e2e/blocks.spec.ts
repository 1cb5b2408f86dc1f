/** Section components are loaded by the page that shows them: how the page copes when that fails. */
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';

/** The chunk of static sections, loaded on client-side navigation, and that of filtered lists, loaded on any page. */
const [STATIC, LIVE] = ['**/assets/static-blocks-*.js', '**/assets/filtered-lists-*.js'];

test('a page whose script can not be loaded comes from the server as a document', async ({ page, problems }) => {
  problems.allow(/static-blocks-|Failed to fetch dynamically imported module/);
  await page.goto('/imprint');
  await hydrated(page);
  await page.route(STATIC, (route) => route.abort());
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('contentinfo').locator('a[href="/ecommerce/shopware"]').click();
  expect(new URL((await asked).url()).pathname).toBe('/ecommerce/shopware');
  await expect(page.locator('[data-kind="Faq"] summary').first()).toBeVisible();
});

test('a page that misses one of its scripts stays plain HTML that works', async ({ page, problems }) => {
  problems.allow(/filtered-lists-|Failed to fetch dynamically imported module/);
  await page.route(LIVE, (route) => route.abort());
  // Registered before the page is opened: the app may start as soon as it has loaded.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('filtered-lists-'));
  await page.goto('/contactus/career');
  await page.mouse.move(100, 100);
  await failed;
  const filters = page.locator('[data-kind="CareerGrid"] form');
  await filters.locator('select').first().selectOption({ index: 1 });
  await filters.getByRole('button').click();
  await expect(page).toHaveURL(/\?office=/);
  await expect(page.locator('[data-kind="CareerGrid"]')).toBeVisible();
});
