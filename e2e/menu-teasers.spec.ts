/** The teasers beside the links of the menu's panels. */
import { hydrated } from './support/browser/hydration.ts';
import { linksIn, topItem } from './support/browser/menu.ts';
import { expect, test } from './support/browser/test.ts';

const GROUPS = ['Agency', 'Ecommerce', 'Services', 'Contact Us'] as const;

test('every panel ends with a picture that leads on, fetched when it opens', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/imprint', { waitUntil: 'networkidle' });
  await hydrated(page);
  const before = [...pictures];
  for (const group of GROUPS) {
    await topItem(page, group).click();
    const teaser = linksIn(page, group).last();
    await expect(teaser, group).toBeVisible();
    await expect
      .poll(() => teaser.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth), group)
      .toBeGreaterThan(0);
    expect(before, group).not.toContain(
      await teaser.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc),
    );
    await page.keyboard.press('Escape');
  }
  await topItem(page, GROUPS[1]).click();
  await linksIn(page, GROUPS[1]).last().click();
  await page.waitForURL(/\/projects\/./);
  await expect(page.locator('h1')).toBeVisible();
});
