import { hydrated } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

const storedLanguage = () => localStorage.getItem('lang');

test('an address with /en stores English and moves to the plain address', async ({ page }) => {
  await page.goto('/en/projects?category=all#list');
  await page.waitForURL('/projects?category=all#list');
  expect(await page.evaluate(storedLanguage)).toBe('en');
  await page.goto('/en');
  await page.waitForURL('/');
});

test('a stored German moves a plain address to its German twin', async ({ page }) => {
  // The storage outlives leaving on these routes only (§9).
  await page.goto('/de/projects');
  expect(await page.evaluate(storedLanguage)).toBe('de');
  await page.goto('/agency/aboutus');
  await page.waitForURL('/de/agency/aboutus');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('leaving clears the storage, except where the specification keeps it', async ({ page }) => {
  await page.goto('/de/products');
  await hydrated(page);
  await page.goto('/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).pathname).toBe('/products');
});

test('the selector is hidden', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[hreflang]')).toHaveCount(0);
});
