/** Controls that appear only while a page is used are large enough, too. */
import { field, fullContactForm } from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { menuSquare } from './support/browser/menu.ts';
import { SMALLEST_TARGET, smallTargets } from './support/browser/small-targets.ts';
import { expect, test } from './support/browser/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the controls of the open menu and of a refused form are at least 24 px wide and high', async ({ page }) => {
  await page.goto('/de/contactus/contactform');
  await hydrated(page);
  await menuSquare(page).click();
  for (const group of await page.locator('nav details > summary').all()) {
    await group.click();
    expect(await smallTargets(page, SMALLEST_TARGET)).toEqual([]);
  }
  await menuSquare(page).click();
  await field(fullContactForm(page), 'email').press('Enter');
  await expect(fullContactForm(page).locator('[aria-invalid="true"]')).not.toHaveCount(0);
  expect(await smallTargets(page, SMALLEST_TARGET)).toEqual([]);
});
