import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';

test('what describes the page that the server sent goes with that page', async ({ page }) => {
  const described = page.locator('script[type="application/ld+json"]');
  await page.goto('/projects');
  await hydrated(page);
  await expect(described).toHaveCount(1);
  await page.goto('/projects#footer');
  await expect(described).toHaveCount(1);
  await page.getByRole('main').locator('a[href*="/projects/"]').first().click();
  await expect(page).toHaveURL(/\/projects\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(described).toHaveCount(0);
});
