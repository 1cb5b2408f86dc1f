/** The browser's list fetch, and how long the answer is kept (§7, §9). */
import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';
import type { Page } from '@playwright/test';
import { storedItems } from './support/browser/browser-storage.ts';
import { entryRequest } from './support/browser/entry-request.ts';
import { goInside } from './support/browser/go-inside.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { germanBanner } from './support/cms/german-banner.ts';
import { wireEntries } from './support/pages/wire-get.ts';
import { MAIN_STACK, mainSites } from './support/stacks/stacks.ts';
import { until } from './support/until.ts';

const { siteUrl } = MAIN_STACK;

const FORM = '/de/career-form';
const PRODUCTS = '/de/products';

/** Navigates to a page and away again, both without a page load. */
async function visit(page: Page, address: string, from: string): Promise<void> {
  await goInside(page, address);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}${address}`);
  await goInside(page, from);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}${from}`);
}

test('§6 §7 §9 a list is asked for with its headers and credentials, and kept for 5 minutes', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'visitor', value: 'known', url: siteUrl }]);
  await page.clock.install();
  // No other test publishes to this list meanwhile.
  const url = siteUrl + entryRequest('products', 'de', 'Products');
  await page.goto(FORM);
  await hydrated(page);

  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  const answered = page.waitForRequest(url);
  await visit(page, PRODUCTS, FORM);
  const headers = await (await answered).allHeaders();
  expect(headers['content-type']).toBe('application/json');
  expect(headers['x-bc-secure']).toBe(DEFAULT_TOKEN);
  expect(headers.cookie).toContain('visitor=known');

  const stored = await storedItems(page);
  const [products] = await wireEntries(siteUrl, 'products', 'de');
  expect(JSON.parse(stored[url] ?? '')).toEqual([products]);
  const since = Number(stored[`${url}_timestamp`]);
  expect(since).toBeGreaterThanOrEqual(before);
  expect(since).toBeLessThanOrEqual(await now());

  let asked = 0;
  page.on('request', (request) => {
    if (request.url() === url) asked += 1;
  });
  await page.clock.pauseAt(since + 300_000 - 1);
  await visit(page, PRODUCTS, FORM);
  expect(asked, 'a moment before 5 minutes are over').toBe(0);
  await page.clock.pauseAt(since + 300_000);
  await visit(page, PRODUCTS, FORM);
  expect(asked, 'after 5 minutes').toBe(1);
  expect((await storedItems(page))[`${url}_timestamp`]).toBe(String(since + 300_000));
});

test('§9 a list that an editor has changed since it was seen is no longer kept', async ({ page, admin }) => {
  const url = siteUrl + entryRequest('legal', 'de', 'Imprint');
  const calls = () =>
    Promise.all(mainSites().map(async (site) => (await wireEntries(site, 'legal', 'de'))[0]?.endpoint_call));
  await page.clock.install();
  await page.goto(FORM);
  await hydrated(page);
  await visit(page, '/de/imprint', FORM);
  expect(await storedItems(page)).toHaveProperty([url]);

  const [before] = await calls();
  const banner = await germanBanner(admin, { page_key: 'legal', slug: 'Accessibility' });
  try {
    await banner.publish(`Barrierefreiheit ${crypto.randomUUID()}`);
    await until('the list has changed', async () => (await calls()).every((call) => call !== before), 10_000);
    // While the list is kept, no request reveals the change.
    await visit(page, '/de/imprint', FORM);
    expect(await storedItems(page)).toHaveProperty([url]);
    await page.clock.fastForward('05:01');
    await visit(page, '/de/imprint', FORM);
    const stored = await storedItems(page);
    expect(stored).not.toHaveProperty([url]);
    expect(stored).not.toHaveProperty([`${url}_timestamp`]);
    // A list that changed once is kept again from the next answer on.
    await visit(page, '/de/imprint', FORM);
    expect(await storedItems(page)).toHaveProperty([url]);
  } finally {
    await banner.restore();
  }
});
