/** How the panels open and close under a mouse and under a finger, on both sides of the threshold. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { hydrated } from './support/hydration.ts';
import { linksIn, menuSquare, panel, topItem } from './support/menu.ts';
import { inLanguage } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const HEIGHT = 800;
/** The narrowest window on which panels open on hover (§9), and the widest on which they don't. */
const [HOVERED, CLICKED] = [992, 991];

const SERVICES = { en: 'Services', de: 'Leistungen' } as const;
const ECOMMERCE = { en: 'Ecommerce', de: 'E-Commerce' } as const;

for (const language of LANGUAGES) {
  test(`§2 §9 at 992 px a panel opens on hover and closes on leaving, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: HOVERED, height: HEIGHT });
    await page.goto(inLanguage('/products', language));
    await hydrated(page);
    await expect(menuSquare(page)).toBeHidden();
    await topItem(page, SERVICES[language]).hover();
    await expect(panel(page, SERVICES[language])).toBeVisible();
    await topItem(page, ECOMMERCE[language]).hover();
    await expect(panel(page, ECOMMERCE[language])).toBeVisible();
    await expect(panel(page, SERVICES[language])).toBeHidden();
    // Over the panel it stays open, and a click on what opened it doesn't close it.
    await linksIn(page, ECOMMERCE[language]).last().hover();
    await topItem(page, ECOMMERCE[language]).click();
    await expect(panel(page, ECOMMERCE[language])).toBeVisible();
    await page.mouse.move(400, HEIGHT - 10);
    await expect(panel(page, ECOMMERCE[language])).toBeHidden();
  });

  test(`§2 §9 at 991 px a panel toggles on click and not on hover, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: CLICKED, height: HEIGHT });
    await page.goto(inLanguage('/products', language));
    await hydrated(page);
    await menuSquare(page).click();
    const [item, list] = [topItem(page, SERVICES[language]), panel(page, SERVICES[language])];
    await item.hover();
    // What hovers would have answered by the time that the next frames are painted.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await expect(list).toBeHidden();
    await item.click();
    await expect(list).toBeVisible();
    await item.click();
    await expect(list).toBeHidden();
    await menuSquare(page).click();
    await expect(item).toBeHidden();
  });
}

test('a panel that hovering opened closes by Escape, wherever the focus is', async ({ page }) => {
  await page.setViewportSize({ width: HOVERED, height: HEIGHT });
  await page.goto('/products');
  await hydrated(page);
  await topItem(page, 'Services').hover();
  await expect(panel(page, 'Services')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'Services')).toBeHidden();
});

test('§2 a panel closes when the visitor presses something else, and when a page was chosen', async ({ page }) => {
  await page.setViewportSize({ width: CLICKED, height: HEIGHT });
  await page.goto('/products');
  await hydrated(page);
  await menuSquare(page).click();
  await topItem(page, 'Services').click();
  await page
    .locator('aside')
    .first()
    .click({ position: { x: 2, y: 2 } });
  await expect(topItem(page, 'Services')).toBeHidden();
  await menuSquare(page).click();
  await topItem(page, 'Services').click();
  await linksIn(page, 'Services').filter({ hasText: 'WordPress' }).click();
  await page.waitForURL('/services/wordpress');
  await expect(topItem(page, 'Services')).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('§2 a tap opens a panel, a second one closes it, a third leads on, on wide and narrow windows', async ({
    page,
  }) => {
    for (const width of [HOVERED, CLICKED, 360]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto('/products');
      await hydrated(page);
      if (width < HOVERED) await menuSquare(page).tap();
      const list = panel(page, 'Services');
      await topItem(page, 'Services').tap();
      await expect(list, `${width} px`).toBeVisible();
      await topItem(page, 'Services').tap();
      await expect(list, `${width} px`).toBeHidden();
      await topItem(page, 'Services').tap();
      await linksIn(page, 'Services').filter({ hasText: 'Mobile app' }).tap();
      await page.waitForURL('/services/mobileapp');
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§2 panels and the menu of narrow windows toggle before any script runs', async ({ page }) => {
    for (const width of [HOVERED, CLICKED]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto('/products');
      if (width < HOVERED) await menuSquare(page).click();
      await topItem(page, 'Agency').click();
      await expect(panel(page, 'Agency'), `${width} px`).toBeVisible();
      await topItem(page, 'Services').click();
      await expect(panel(page, 'Services'), `${width} px`).toBeVisible();
      await expect(panel(page, 'Agency'), `${width} px`).toBeHidden();
      await topItem(page, 'Services').click();
      await expect(panel(page, 'Services'), `${width} px`).toBeHidden();
    }
  });
});
