/** Speeding up the next page where the app isn't running: with the browser's own means. */
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from './support/browser/chromium.ts';
import { hydrated } from './support/browser/hydration.ts';
import { onSlowLine } from './support/browser/slow-line.ts';
import { expect, test } from './support/browser/test.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

const RULES = 'script[type="speculationrules"]';

test('a link that is pressed is fetched before it is let go, while no app is there to do it', async ({ page }) => {
  await onSlowLine(page.context());
  // As on a connection where the app takes long to arrive.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const ready = new Promise<string>((done) => {
    devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready' || status === 'Success') done(new URL(prefetchUrl).pathname);
    });
  });
  await devtools.send('Preload.enable');
  const link = page.getByRole('contentinfo').locator('a[href="/agency/aboutus"]');
  await link.hover();
  await page.mouse.down();
  expect(await ready).toBe('/agency/aboutus');
  await page.mouse.up();
  await expect(page).toHaveURL('/agency/aboutus');
  const deliveries = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((visit) => String(Reflect.get(visit, 'deliveryType'))),
  );
  expect(deliveries).toEqual(['navigational-prefetch']);
});

test('the app takes the fetching over', async ({ page }) => {
  await onSlowLine(page.context());
  await page.goto('/');
  await expect(page.locator(RULES)).toHaveCount(1);
  await hydrated(page);
  await expect(page.locator(RULES)).toHaveCount(0);
});

/** Lists what keeps a page out of the browser's back/forward cache after it was left for another document. */
async function obstaclesToComingBack(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const explained = new Promise<readonly string[]>((done) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      // Circumstantial reasons are the browser's: headless, it keeps no page in memory.
      const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      done(ofPage.map(({ reason }) => reason));
    });
    // Chromium with windows does keep it.
    devtools.on('Page.frameNavigated', ({ type }) => type === 'BackForwardCacheRestore' && done([]));
  });
  const left = page.url();
  await page.goto('/projects');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(left);
  const obstacles = await explained;
  await devtools.detach();
  return obstacles;
}

test('nothing about a page keeps the browser from bringing it back out of its memory', async () => {
  // Playwright disables the back/forward cache by default.
  const browser = await chromium.launch({ ...CHROMIUM, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const page = await browser.newPage({ baseURL: MAIN_STACK.siteUrl });
    await page.goto('/');
    await hydrated(page);
    expect(await obstaclesToComingBack(page)).toEqual([]);

    await page.addInitScript(() => addEventListener('unload', () => {}));
    await page.goto('/products');
    // The browser registers a listener a while after it was added: the page may have been left by then.
    await expect
      .poll(() => obstaclesToComingBack(page), { message: 'what would be one' })
      .toEqual(['UnloadHandlerExistsInMainFrame']);
  } finally {
    await browser.close();
  }
});
