/** A page is painted before all that isn't needed for it: layout and pictures far below the viewport, and the app. */
import type { Page } from '@playwright/test';
import { hydrated } from './support/browser/hydration.ts';
import { onSlowLine } from './support/browser/slow-line.ts';
import { expect, test } from './support/browser/test.ts';

const REST = 'main > section:nth-of-type(n + 4), main ~ aside, body > footer';

/** Lists the links in the accessibility tree. */
async function linksHeard(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes.flatMap(({ role, name }) => (role?.value === 'link' ? [String(name?.value)] : []));
}

function contentVisibilities(page: Page): Promise<readonly string[]> {
  return page
    .locator(REST)
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).contentVisibility))]);
}

test('all of a page is laid out and heard once it is painted, far below the window too', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-laying-out');
  expect(await contentVisibilities(page)).toEqual(['visible']);
  expect(await linksHeard(page)).toContain('Legal notice');
});

test('a page is laid out from its top, but for who goes to a place on it or comes back', async ({ page }) => {
  await page.addInitScript(() => {
    // Runs before the rest is laid out.
    addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'layoutAtFirst', 'layingOut' in document.documentElement.dataset ? 'gradual' : 'whole');
    });
  });
  const layoutAtFirst = () => page.evaluate(() => Reflect.get(window, 'layoutAtFirst'));
  await page.goto('/products');
  expect(await layoutAtFirst()).toBe('gradual');
  await page.reload();
  expect(await layoutAtFirst()).toBe('whole');
  await page.goto('/projects#content');
  expect(await layoutAtFirst()).toBe('whole');
});

test('a page that is gone to is laid out to its end as well, and who comes back finds the place', async ({ page }) => {
  await page.goto('/products');
  await hydrated(page);
  const link = page.getByRole('contentinfo').locator('a[href="/agency/aboutus"]');
  await link.hover();
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL('/agency/aboutus');
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/agency/aboutus');
  await expect(page.locator('html')).not.toHaveAttribute('data-laying-out');
  await expect.poll(() => contentVisibilities(page)).toEqual(['visible']);
});

/** Collects the editors' pictures that a page requests from now on. */
function picturesAsked(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/uploads/')) asked.add(request.url());
  });
  return asked;
}

test('pictures further down wait for the letters and the picture at the top; for who uses the page they do not', async ({
  page,
}) => {
  const asked = picturesAsked(page);
  const letters = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await letters.promise;
    await route.continue();
  });
  await page.goto('/projects', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html'), 'painted').not.toHaveAttribute('data-laying-out');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const eager = await page.locator('img[loading="eager"]').evaluateAll((all) => all.length);
  expect(asked.size).toBe(eager);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => asked.size).toBeGreaterThan(eager);
  letters.resolve();
});

test('pictures further down are asked for when all else is there', async ({ page }) => {
  const asked = picturesAsked(page);
  await page.goto('/projects');
  const eager = await page.locator('img[loading="eager"]').evaluateAll((all) => all.length);
  await expect.poll(() => asked.size).toBeGreaterThan(eager);
  await expect(page.locator('html')).not.toHaveAttribute('data-holding-pictures');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures further down wait for nothing', async ({ page }) => {
    const asked = picturesAsked(page);
    await page.goto('/projects');
    await expect.poll(() => asked.size).toBeGreaterThan(await page.locator('img[loading="eager"]').count());
  });

  test('all of a page is laid out at once', async ({ page }) => {
    await page.goto('/');
    expect(await contentVisibilities(page)).toEqual(['visible']);
  });
});

test('a pointer that rests where a page appears fetches no app on a slow line; one that is moved does', async ({
  page,
}) => {
  await onSlowLine(page.context());
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.mouse.move(200, 200);
  await page.goto('/');
  // The browser reports the resting pointer with its first frames.
  await expect(page.locator('html')).not.toHaveAttribute('data-laying-out');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(scripts).toEqual([]);
  await page.mouse.move(210, 210);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

/** Lists the play states of the page's entrance animations. */
const entrances = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map(({ playState }) => playState);

test('the app is not asked for before the scene of the home page has risen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(`new MutationObserver((_changes, watch) => {
    if (!document.querySelector('link[rel="modulepreload"]')) return;
    watch.disconnect();
    window.entrancesWhenAsked = (${entrances})();
  }).observe(document, { childList: true, subtree: true })`);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'entrancesWhenAsked')))
    .toEqual(['finished', 'finished', 'finished']);
});

test('the scene of the home page rises no sooner than the page is painted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  expect(await page.evaluate(entrances)).toEqual(['paused', 'paused', 'paused']);
});

test('an entrance that somebody has stopped keeps nothing back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const stopped = new CSSStyleSheet();
    stopped.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [stopped];
  });
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-laying-out');
  expect(await page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'paused'))).toBe(
    true,
  );
});

test('the day and the sun stand right before the app is there, and stay as they are when it comes', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-07-01T14:30:00Z');
  const app = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await app.promise;
    await route.continue();
  });
  await page.goto('/');
  const date = page.locator('[data-date]');
  const sun = page.locator('[data-sun]');
  await expect(date).toHaveText('Wednesday 1 July 2026');
  await expect(sun).toHaveAttribute('cx', '68.75%');
  app.resolve();
  await hydrated(page);
  await expect(page.locator('time', { hasText: '16:30' }).first()).toBeAttached();
  await expect(date).toHaveText('Wednesday 1 July 2026');
  await expect(sun).toHaveAttribute('cx', '68.75%');
});

test('letters that come late and would move what is read are used once somebody has clicked', async ({ page }) => {
  const letters = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await letters.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const moving = new CSSStyleSheet();
    moving.replaceSync('[data-fonts="late"] h1 { padding-top: 40px }');
    document.adoptedStyleSheets = [moving];
  });
  await page.goto('/imprint', { waitUntil: 'domcontentloaded' });
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-laying-out');
  letters.resolve();
  const haveCome = () => page.evaluate(() => document.fonts.check('600 5rem "Bricolage Grotesque late"'));
  await expect.poll(haveCome).toBe(true);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(root).not.toHaveAttribute('data-fonts');
  await expect(async () => {
    await page.locator('h1').click();
    await expect(root).toHaveAttribute('data-fonts', 'late', { timeout: 200 });
  }).toPass();
});
