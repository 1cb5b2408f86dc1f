/** The header's search, its page and the suggestions for wrong addresses: by keyboard, on phones, without script. */
import type { Page } from '@playwright/test';
import { barriers } from './support/browser/barriers.ts';
import { hydrated } from './support/browser/hydration.ts';
import { menuSquare } from './support/browser/menu.ts';
import { onSlowLine } from './support/browser/slow-line.ts';
import { SMALLEST_TARGET, smallTargets } from './support/browser/small-targets.ts';
import { expect, test } from './support/browser/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Suche' });

/** Waits until the app handles keys: from then on the search is a button. */
async function listening(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Suche' })).toBeVisible();
}

const options = (page: Page) => dialog(page).getByRole('option');

test('by keys alone somebody finds a page and is there', async ({ page }) => {
  await page.goto('/de/products');
  await listening(page);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('barierefreie kasse');
  await expect(options(page).first()).toContainText('Barrierefreie Kasse');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await barriers(page, { part: 'dialog' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/blog\/barrierefreie-kasse/);
  await expect(dialog(page)).toHaveCount(0);
});

test('what the dialog needs is asked for at its first use, and is small', async ({ page }) => {
  // Links in view are prefetched at any time, which isn't due to the dialog.
  await onSlowLine(page.context());
  await page.goto('/imprint');
  await hydrated(page);
  const loaded: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      loaded.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('dialog', { name: 'Search' });
  await box.getByRole('combobox').fill('shopware');
  await expect(box.getByRole('option').first()).toBeVisible();
  const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(15_000);
});

test('letters that are typed while the script of its results is on its way stand in its field, and are searched for', async ({
  page,
}) => {
  await onSlowLine(page.context());
  await page.goto('/de/imprint');
  await listening(page);
  const script = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('datensch');
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('datensch');
  script.resolve();
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('utz');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('datenschutz');
  await expect(options(page).first()).toContainText('Datenschutz');
});

test('a question that is found leads to its answer, which is open', async ({ page }) => {
  await page.goto('/de/imprint');
  await listening(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ist magento tot?');
  await expect(options(page).first()).toContainText('Frage');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/ecommerce/magento#faq-ist-magento-tot');
  const question = page.locator('details', { has: page.getByText('Ist Magento tot?') });
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('summary')).toBeInViewport();
});

test('on a phone it is beside the open menu, fills the window and leads to all results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/imprint');
  await hydrated(page);
  await menuSquare(page).click();
  await page.getByRole('button', { name: 'Suche' }).click();
  await dialog(page).getByRole('combobox').fill('shop');
  await expect(options(page)).not.toHaveCount(0);
  expect(await dialog(page).evaluate((box) => box.scrollWidth <= innerWidth)).toBe(true);
  expect(await smallTargets(page, SMALLEST_TARGET)).toEqual([]);
  expect(await barriers(page, { part: 'dialog' })).toEqual([]);
  await dialog(page)
    .getByRole('link', { name: /^Alle Ergebnisse/ })
    .click();
  await expect(page).toHaveURL('/de/search?q=shop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche');
  await expect(page.getByRole('main').locator('ol > li')).not.toHaveCount(0);
});

test('the page of results searches anew without being left', async ({ page }) => {
  await page.goto('/search?q=shopware');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const status = await page.getByRole('main').getByRole('status').elementHandle();
  await page.getByRole('main').getByRole('searchbox').fill('imprint');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=imprint');
  await expect(page.getByRole('main').locator('ol > li a').first()).toHaveAttribute('href', '/imprint');
  await expect(page).toHaveTitle(/^Search: imprint –/);
  // The focus lets keyboard users go on to the results, and makes screen readers announce the updated status.
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  expect(await status?.textContent()).toContain('“imprint”');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('shopware');
});

test('results of one kind are listed without the page being left, and the way back is to all', async ({ page }) => {
  await page.goto('/search?q=shop');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' });
  await kinds.getByRole('link', { name: /^Posts/ }).click();
  await expect(page).toHaveURL('/search?q=shop&kind=post');
  await expect(kinds.locator('[aria-current]')).toHaveText(/^Posts/);
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText('Post');
  await kinds.getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL('/search?q=shop');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await expect(kinds.locator('[aria-current]')).toHaveText(/^All/);
});

test('more results come below those that are there, and keys go on with the first of them', async ({ page }) => {
  await page.goto('/search?q=shop');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const results = page.getByRole('main').locator('ol > li');
  await expect(results).toHaveCount(10);
  const more = page.getByRole('link', { name: 'Show more results' });
  const eleventh = results.nth(10);
  await more.press('Enter');
  await expect(page).toHaveURL('/search?q=shop&shown=20#result-11');
  await expect(results).toHaveCount(20);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Top 20 of \d+ results$/);
  await expect(eleventh).toBeFocused();
  await expect(eleventh).toBeInViewport();
  expect(await barriers(page, { part: 'main' })).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(eleventh.getByRole('link')).toBeFocused();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.goBack();
  await expect(results).toHaveCount(10);
});

test('in English no result is about a workshop only', async ({ page }) => {
  await page.goto('/search?q=shop&shown=50');
  const marks = await page.getByRole('main').locator('mark').allTextContents();
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(['shop', 'shops']));
  await expect(page.getByRole('main').locator('a[href="/projects/indus-loom"]')).toHaveCount(0);
});

test('a link to a page that is not there leads to others that may be meant', async ({ page, problems }) => {
  problems.allow(/^console: Failed to load resource: .*404/);
  await page.goto('/de/imprint');
  await hydrated(page);
  await page.getByRole('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<a href="/de/ueber-uns">Wir</a>');
  });
  await page.getByRole('link', { name: 'Wir', exact: true }).click();
  await page
    .getByRole('link', { name: /^Über uns/ })
    .last()
    .click();
  await expect(page).toHaveURL('/de/agency/aboutus');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to a form whose results are links', async ({ page, problems }) => {
    problems.allow(/^console: Failed to load resource: .*404/);
    await page.goto('/de/imprint');
    await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
    await page.getByRole('main').getByRole('searchbox').fill('Shop-Migration');
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL('/de/search?q=Shop-Migration');
    await expect(page.getByRole('main').locator('ol > li mark').first()).toHaveText('Shop');
    await page.goto('/de/search?q=shop&kind=nothing');
    const kinds = page.getByRole('navigation', { name: 'Arten von Ergebnissen' });
    await expect(kinds.locator('[aria-current]')).toHaveText(/^Alle \(\d+\)$/);
    await kinds.getByRole('link', { name: /^Projekte/ }).click();
    await expect(page).toHaveURL('/de/search?q=shop&kind=project');
    await expect(kinds.locator('[aria-current]')).toHaveText(/^Projekte/);
    const results = page.getByRole('main').locator('ol > li');
    await expect(kinds.locator('[aria-current]')).toContainText(`(${await results.count()})`);
    await expect(results.filter({ hasText: /^Projekt/ })).toHaveCount(await results.count());
    await page.goto('/de/search?q=shop');
    await page.getByRole('link', { name: 'Weitere Ergebnisse zeigen' }).click();
    await expect(results).toHaveCount(20);
    await expect(results.nth(10)).toBeInViewport();
    await page.goto('/de/search?q=Ist+Magento+tot');
    await page.getByRole('main').getByRole('link', { name: 'Ist Magento tot?' }).click();
    const question = page.locator('details', { has: page.getByText('Ist Magento tot?') });
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('summary')).toBeInViewport();
    await page.goto('/de/shopwaer');
    await page.getByRole('main').getByRole('searchbox').fill('xyzzyq');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Zu „xyzzyq“ wurde nichts gefunden');
    await page.getByRole('main').getByRole('link', { name: 'Projekte' }).click();
    await expect(page).toHaveURL('/de/projects');
  });
});
