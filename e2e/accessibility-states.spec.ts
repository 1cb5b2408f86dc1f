/**
 * The states that a page takes while it is used, scanned by axe: in German, whose words are longer. Headers and footers
 * are scanned by the tests of all page kinds.
 */
import { barriers, barriersAt } from './support/browser/barriers.ts';
import {
  applicationForm,
  field,
  fillApplication,
  fillContact,
  fillFullContact,
  footerContactForm,
  fullContactForm,
  newVisitor,
  submit,
} from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { menuSquare } from './support/browser/menu.ts';
import { sectionOf } from './support/browser/sections.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

const WIDE = 1440;
const NARROW = 360;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FORMS = {
  '/contactus/contactform': { part: 'main', find: fullContactForm, fill: fillFullContact },
  '/imprint': { part: 'footer', find: footerContactForm, fill: fillContact },
  '/career-form': { part: 'main', find: applicationForm, fill: fillApplication },
} as const;

test('there is no barrier in an open menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de/products');
  await hydrated(page);
  const groups = page.locator('nav details > summary');
  for (const group of await groups.all()) {
    await group.focus();
    await page.keyboard.press('Enter');
    expect.soft(await barriers(page, { part: 'header' }), await group.innerText()).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 900 });
  await menuSquare(page).click();
  await groups.first().click();
  expect.soft(await barriersAt(page, NARROW, { part: 'header' })).toEqual([]);
});

for (const [path, { part, find, fill }] of Object.entries(FORMS)) {
  test(`there is no barrier in the form on ${path} when it was refused and when it was sent`, async ({ page }) => {
    await page.goto(inLanguage(path, 'de'));
    await hydrated(page);
    const form = find(page);
    await field(form, 'email').press('Enter');
    await expect(form.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    expect.soft(await barriersAt(page, NARROW, { part })).toEqual([]);
    await fill(form, newVisitor());
    await submit(form);
    await expect(form).toHaveCount(0);
    expect.soft(await barriersAt(page, WIDE, { part })).toEqual([]);
  });
}

test('there is no barrier on the home page while its carousels run', async ({ page }) => {
  await page.goto('/de');
  await hydrated(page);
  expect.soft(await barriersAt(page, NARROW, { part: 'main' })).toEqual([]);
  expect.soft(await barriersAt(page, WIDE, { part: 'main', looksAlone: true })).toEqual([]);
});

test('there is no barrier in a filtered list and in an open answer', async ({ page }) => {
  await page.goto('/de/projects');
  await hydrated(page);
  await sectionOf(page, 'ProjectGrid').getByRole('combobox').selectOption({ index: 1 });
  expect.soft(await barriersAt(page, WIDE, { part: 'main' })).toEqual([]);
  await page.goto('/de/ecommerce/shopware');
  await hydrated(page);
  await sectionOf(page, 'Faq').locator('summary').first().click();
  expect.soft(await barriersAt(page, NARROW, { part: 'main' })).toEqual([]);
});

test.describe('on a foreign backend', () => {
  test.use({ baseURL: FOREIGN_STACK.siteUrl });

  test('there is no barrier in a section of any kind, filled or empty', async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource: .*404.*\/uploads\//);
    for (const path of ['/ecommerce/every-kind', '/de/ecommerce/nothing-yet']) {
      await page.goto(path);
      await hydrated(page);
      expect.soft(await barriersAt(page, NARROW, { part: 'main' }), path).toEqual([]);
      expect.soft(await barriersAt(page, WIDE, { part: 'main', looksAlone: true }), path).toEqual([]);
    }
  });
});
