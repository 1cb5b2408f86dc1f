/** Nothing that is being read moves, however late page and fonts arrive; every kind of page: `page-kinds.spec.ts`. */

import { holdBackUntilPainted } from './support/browser/late-resources.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from './support/browser/layout-shift.ts';
import { expect, test } from './support/browser/test.ts';
import { serveInPieces } from './support/services/in-pieces.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ timeout: 120_000 });

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
    // Nothing is painted, and no frame comes, before the page's body begins.
    pieces.next();
    do await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    while (pieces.next());
    await page.waitForLoadState();
    const { score, what } = await shiftsOf(page);
    expect.soft(score, [`${width} px`, ...what].join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
  }
  pieces.close();
});
