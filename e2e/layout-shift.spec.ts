/** Nothing that is being read moves away, however late fonts, pictures and scripts come. */
import type { Page } from '@playwright/test';
import { hydrated } from './support/hydration.ts';
import { serveInPieces } from './support/in-pieces.ts';
import { shiftsOf, watchShifts } from './support/layout-shift.ts';
import { NOT_FOUND_PAGE } from './support/not-found-page.ts';
import { inLanguage, pageKinds } from './support/routes.ts';
import { scrolledThrough } from './support/scrolled-through.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ timeout: 120_000 });

/** The most that a page may shift in all. */
const MOST = 0.01;

/** Lets fonts and pictures wait until the page was painted without them. */
async function holdBackUntilPainted(page: Page): Promise<void> {
  let painted: Promise<unknown> | null = null;
  page.on('framenavigated', () => {
    painted = null;
  });
  await page.route(/\.(?:woff2|avif|webp|svg|png|jpe?g)(?:\?.*)?$/, async (route) => {
    painted ??= page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await painted;
    await route.continue();
  });
}

// Long words in narrow windows, large headings in wide ones.
for (const [language, width] of [
  ['de', 360],
  ['en', 1440],
] as const) {
  test(`nothing shifts while a page of any kind loads slowly and is scrolled through at ${width} px, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(NOT_FOUND_PAGE);
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await holdBackUntilPainted(page);
    for (const kind of await pageKinds(language)) {
      await page.goto(inLanguage(kind, language), { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState === 'complete');
      await page.evaluate(() => document.fonts.ready);
      await hydrated(page);
      await scrolledThrough(page);
      const { score, what } = await shiftsOf(page);
      expect.soft(score, [kind, ...what].join('\n')).toBeLessThanOrEqual(MOST);
    }
  });
}

test('letters that come after the first paint are used where nothing moves for them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await holdBackUntilPainted(page);
  await page.goto('/contactus/career');
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'late');
});

test('nothing shifts while the page itself arrives in pieces', async ({ page, problems }) => {
  const pieces = await serveInPieces(MAIN_STACK.siteUrl);
  problems.allow(new RegExp(`^foreign request: ${pieces.origin}/`));
  await watchShifts(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${pieces.origin}/de/services/wordpress`, { waitUntil: 'commit' });
    // Nothing is painted, and no frame is there to wait for, before the page's body begins.
    pieces.next();
    do await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    while (pieces.next());
    await page.waitForLoadState();
    const { score, what } = await shiftsOf(page);
    expect.soft(score, [`${width} px`, ...what].join('\n')).toBeLessThanOrEqual(MOST);
  }
  pieces.close();
});
