import type { Page } from '@playwright/test';
import { hydrated } from './support/hydration.ts';
import { linksIn, menuSquare, panel, topItem } from './support/menu.ts';
import { expect, test } from './support/test.ts';

const HEIGHT = 800;

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('§2 with keys a panel opens, is walked through and closes with the focus where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.goto('/products');
  await hydrated(page);
  const [services, list] = [topItem(page, 'Services'), panel(page, 'Services')];
  const links = linksIn(page, 'Services');

  await services.focus();
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await expect(list, key).toBeVisible();
    await press(page, key);
    await expect(list, key).toBeHidden();
  }
  await press(page, 'ArrowDown');
  await expect(links.first()).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await press(page, 'ArrowUp', 'ArrowUp');
  await expect(links.last()).toBeFocused();
  await press(page, 'Home');
  await expect(links.first()).toBeFocused();
  await press(page, 'End');
  await expect(links.last()).toBeFocused();
  await press(page, 'Escape');
  await expect(services).toBeFocused();
  await expect(list).toBeHidden();
});

test('§2 with keys the focus moves along the groups and round their ends', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.goto('/products');
  await hydrated(page);
  await topItem(page, 'Agency').focus();
  await press(page, 'ArrowRight');
  await expect(topItem(page, 'Ecommerce')).toBeFocused();
  await press(page, 'End');
  await expect(topItem(page, 'Contact Us')).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(topItem(page, 'Agency')).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(topItem(page, 'Contact Us')).toBeFocused();
  await press(page, 'Home');
  await expect(topItem(page, 'Agency')).toBeFocused();
  // From inside a panel to the group beside it.
  await press(page, 'ArrowDown', 'ArrowRight');
  await expect(topItem(page, 'Ecommerce')).toBeFocused();
  await expect(panel(page, 'Agency')).toBeHidden();
});

test('§2 the Tab key goes through an open panel in its order, and leaving the panel closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await page.goto('/products');
  await hydrated(page);
  await topItem(page, 'Agency').focus();
  await press(page, 'Enter');
  for (const place of [0, 1, 2, 3, 4]) {
    await press(page, 'Tab');
    await expect(linksIn(page, 'Agency').nth(place)).toBeFocused();
  }
  await press(page, 'Tab');
  await expect(topItem(page, 'Ecommerce')).toBeFocused();
  await expect(panel(page, 'Agency')).toBeHidden();
  await topItem(page, 'Contact Us').focus();
  await press(page, 'Enter');
  await expect(panel(page, 'Contact Us')).toBeVisible();
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(panel(page, 'Contact Us')).toBeHidden();
});

test('§2 the menu of narrow windows works by keys, and Escape closes it step by step', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await page.goto('/products');
  await hydrated(page);
  await menuSquare(page).focus();
  await press(page, 'Enter', 'Tab');
  await expect(topItem(page, 'Agency')).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(linksIn(page, 'Agency').first()).toBeFocused();
  await press(page, 'Escape');
  await expect(topItem(page, 'Agency')).toBeFocused();
  await expect(panel(page, 'Agency')).toBeHidden();
  await press(page, 'Escape');
  await expect(menuSquare(page)).toBeFocused();
  await expect(topItem(page, 'Agency')).toBeHidden();
});

test('a panel that was opened before the script ran stays open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  const opened = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/products', { waitUntil: 'commit' });
  await topItem(page, 'Services').focus();
  await press(page, 'Enter');
  await expect(panel(page, 'Services')).toBeVisible();

  opened.resolve();
  await hydrated(page);
  await expect(panel(page, 'Services')).toBeVisible();
});
