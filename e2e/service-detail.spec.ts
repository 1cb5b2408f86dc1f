/** The page of a service without a page of sections: it shows the visitor's selection only (§2). */
import * as v from 'valibot';
import { storedJson } from './support/browser/browser-storage.ts';
import { goInside } from './support/browser/go-inside.ts';
import { hydrated } from './support/browser/hydration.ts';
import { sectionOf } from './support/browser/sections.ts';
import { expect, test } from './support/browser/test.ts';
import { FULL_SECTIONS } from './support/scripted-backend/every-kind.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

test.use({ baseURL: FOREIGN_STACK.siteUrl });

test.beforeEach(({ problems }) => {
  // The server can't read the browser's storage, so it answers 404.
  problems.allow(/^console: Failed to load resource: .*404 .*\/service-detail\//);
});

const oneItem = v.tuple([v.looseObject({ title: v.string(), description: v.string() })]);

test('§2 a selected service is stored as a list of one, and its page shows title and description', async ({ page }) => {
  const [, { title, description }] = FULL_SECTIONS.ServicesGrid.card_components;
  await page.goto('/de/ecommerce/every-kind');
  await hydrated(page);
  await sectionOf(page, 'ServicesGrid').getByRole('link').last().click();
  await expect(page).toHaveURL('/de/service-detail/hull-repair');
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.getByRole('article')).toContainText(description);
  expect(v.parse(oneItem, await storedJson(page, 'servicedetail'))[0]).toMatchObject({ title, description });
});

test("a stored service that the backend doesn't know is shown when its address is opened", async ({ page }) => {
  const stored = [{ title: 'Rope Work', description: 'Knots.', html_field: '<p>Of <strong>every</strong> kind.</p>' }];
  await page.addInitScript((list) => localStorage.setItem('servicedetail', list), JSON.stringify(stored));
  await page.goto('/de/service-detail/rope-work');
  await expect(page.locator('h1')).toHaveText('Rope Work');
  await expect(page.getByRole('article').locator('strong')).toHaveText('every');
  await expect(page).toHaveTitle(/^Rope Work – /);
});

test('the page of a service leads to the form at its foot', async ({ page }) => {
  const stored = [{ title: 'Rope Work', description: 'Knots.' }];
  await page.addInitScript((list) => localStorage.setItem('servicedetail', list), JSON.stringify(stored));
  await page.goto('/de/service-detail/rope-work');
  await page.getByRole('article').getByRole('link', { name: 'Vorhaben beschreiben' }).click();
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeInViewport();
  await expect(page).toHaveURL(/#write$/);
});

test('§2 the page of a stored service shows its text, where it has one', async ({ page }) => {
  await page.goto('/de/career-form');
  await hydrated(page);
  const article = page.getByRole('article');
  for (const [title, html_field] of [
    ['Rope Work', '<p>Knots of <strong>every</strong> kind.</p>'],
    ['Deck Work', ''],
  ] as const) {
    const stored = [{ title, description: `What ${title} is.`, html_field }];
    await page.evaluate((list) => localStorage.setItem('servicedetail', JSON.stringify(list)), stored);
    await goInside(page, `/de/service-detail/${title.toLowerCase().replace(' ', '-')}`);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(article).toContainText(`What ${title} is.`);
    await expect(article.locator('strong')).toHaveText(html_field === '' ? [] : ['every']);
  }
});
