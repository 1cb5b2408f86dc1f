/** The language of an address, and how much of it is remembered (§2, §4, §9). */
import { storedItems } from './support/browser/browser-storage.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { attributesIn } from './support/pages/discover.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

test('§2 §4 §9 without a stored language a plain address is English, and its calls are', async ({ page }) => {
  const asked = page.waitForRequest('**/wp-json/bc/v1/legal?*');
  await page.goto('/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await storedItems(page)).not.toHaveProperty('lang');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).hover();
  await asked;
});

test('§2 §4 a German address is German, is remembered, and has calls with /de', async ({ page }) => {
  const asked = page.waitForRequest('**/wp-json/bc/v1/legal/de?*');
  await page.goto('/de/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await storedItems(page)).toMatchObject({ lang: 'de' });
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).hover();
  await asked;
});

test('§2 an address with /en stores English and moves to the plain address', async ({ page }) => {
  await page.goto('/en/projects?category=all#list');
  await page.waitForURL('/projects?category=all#list');
  expect(await storedItems(page)).toMatchObject({ lang: 'en' });
  await page.goto('/en/products');
  await page.waitForURL('/products');
  expect(await storedItems(page)).toMatchObject({ lang: 'en' });
  await page.goto('/en');
  await page.waitForURL('/');
});

test('§2 a stored German moves a plain address to its German twin before anything is painted', async ({ page }) => {
  // Only leaving these routes keeps the storage (§9).
  await page.goto('/de/projects');
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const painted = performance.getEntriesByType('paint').length;
      const shown = document.body?.childElementCount ?? 0;
      sessionStorage.setItem(`left ${location.pathname}`, JSON.stringify({ painted, shown }));
    });
  });
  await page.goto('/agency/aboutus?a=1#b');
  await page.waitForURL('/de/agency/aboutus?a=1#b');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const left = await page.evaluate(() => sessionStorage.getItem('left /agency/aboutus'));
  expect(JSON.parse(left ?? 'null')).toEqual({ painted: 0, shown: 0 });
  // It replaced the plain address in the history: going back leads to the page before.
  await page.goBack();
  await expect(page).toHaveURL('/de/projects');
});

test('§2 §9 German is forgotten where leaving clears the storage', async ({ page }) => {
  await page.goto('/de/products');
  await page.goto('/products');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/products');
});

test('§2 the selector is hidden', async ({ page }) => {
  for (const path of ['/', '/de']) {
    await page.goto(path);
    await expect(page.locator('a[hreflang]')).toHaveCount(0);
  }
});

test('§2 pages name each other and the English one as the default', async () => {
  for (const [en, de] of [
    ['/', '/de'],
    ['/products', '/de/products'],
    ['/ecommerce-detail/magento', '/de/ecommerce-detail/magento'],
  ]) {
    const pages = await Promise.all([en, de].map(async (path) => (await fetch(`${MAIN_STACK.siteUrl}${path}`)).text()));
    const twins = pages.map((html) =>
      (html.match(/<link\b[^>]*\srel="alternate"[^>]*>/gi) ?? []).map((tag) =>
        ['hreflang', 'href'].map((name) => attributesIn(tag, 'link', name)[0]).join(' '),
      ),
    );
    const at = (path = '') => new URL(path.replace('-detail', ''), MAIN_STACK.siteUrl).href;
    expect(twins[0]).toEqual([`en ${at(en)}`, `de ${at(de)}`, `x-default ${at(en)}`]);
    expect(twins[1]).toEqual(twins[0]);
  }
});

for (const { path, date, salary } of [
  { path: '', date: /^\d{1,2} [A-Z][a-z]+ 20\d\d$/, salary: /^€\d\d,\d{3}–\d\d,\d{3} a year$/ },
  { path: '/de', date: /^\d{1,2}\. [A-ZÄ][a-zä]+ 20\d\d$/, salary: /^\d\d\.\d{3}–\d\d\.\d{3}\s€ im Jahr$/ },
]) {
  test(`§2 dates and salaries are written as the language does, below "${path}"`, async ({ page }) => {
    await page.goto(`${path}/agency/blogs`);
    const dates = await page.getByRole('main').locator('time').allInnerTexts();
    expect(dates.length).toBeGreaterThan(5);
    for (const text of dates) expect(text).toMatch(date);
    await page.goto(`${path}/contactus/career`);
    await page.getByRole('main').locator(`a[href*="/jobapply/shopware"]`).first().click();
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: salary })).toHaveCount(1);
  });
}
