/** Opening and closing panels before any script runs; with scripts, `site/app/shell/Navigation` tests it. */
import { menuSquare, panel, topItem } from './support/browser/menu.ts';
import { expect, test } from './support/browser/test.ts';

const HEIGHT = 800;
/** The narrowest window in which panels open on hover (§9), and the widest in which they don't. */
const [HOVERED, CLICKED] = [992, 991];

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
