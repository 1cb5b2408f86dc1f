import type { Locator, Page } from '@playwright/test';
import { runningCarousel, slidesInView, standOf } from './support/carousel.ts';
import { expect, test } from './support/test.ts';
import { timeLeft } from './support/time.ts';

/** What is in view page by page, from the first one round to the first one again. */
type Round = readonly (readonly number[])[];

/** How often is looked for what follows at once. */
const SOON = { intervals: [25] };

async function goesRound(page: Page, carousel: Locator, delay: number, round: Round): Promise<void> {
  const pages = round.length - 1;
  for (const [turn, slides] of round.entries()) {
    await expect(standOf(carousel)).toHaveText(`${(turn % pages) + 1} / ${pages}`);
    await expect.poll(() => timeLeft(page, delay), SOON).toEqual([delay]);
    // The slides have come to rest long before the next ones.
    await page.clock.runFor(delay - 1);
    expect(await slidesInView(carousel)).toEqual(slides);
    expect(await timeLeft(page, delay)).toEqual([1]);
    await page.clock.runFor(1);
  }
}

test('§4 §9 reviews advance every 3000 ms, not a millisecond earlier, and wrap around', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const carousel = await runningCarousel(page, 'reviews');
  await goesRound(page, carousel, 3000, [
    [1, 2],
    [3, 4],
    [1, 2],
  ]);
});

test('§4 §9 clients move on every 3000 ms in a loop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const carousel = await runningCarousel(page, 'clients');
  await goesRound(page, carousel, 3000, [
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12],
    [1, 2, 3, 4, 5, 6],
  ]);
});

test('§4 §9 projects move on by one every 3000 ms in a loop', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  const carousel = await runningCarousel(page, 'projects');
  await goesRound(page, carousel, 3000, [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 1],
    [1, 2],
  ]);
});

test('§4 §9 certificates move on every 3000 ms in a loop', async ({ page }) => {
  // Low, so that the carousels above and below are out of sight and hold.
  await page.setViewportSize({ width: 1280, height: 440 });
  const carousel = await runningCarousel(page, 'certificates');
  await goesRound(page, carousel, 3000, [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [1, 2, 3, 4],
  ]);
});

test('§4 §9 projects that are too few for a ring go back to the first one', async ({ page }) => {
  await page.setViewportSize({ width: 1450, height: 900 });
  const carousel = await runningCarousel(page, 'projects');
  await goesRound(page, carousel, 3000, [
    [1, 2, 3, 4],
    [2, 3, 4, 5],
    [1, 2, 3, 4],
  ]);
});
