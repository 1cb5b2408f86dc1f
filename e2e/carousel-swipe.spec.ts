import type { Locator, Page } from '@playwright/test';
import { middleOf, runningCarousel, slidesInView, standOf } from './support/carousel.ts';
import { fingerOn } from './support/finger.ts';
import { expect, test } from './support/test.ts';

/** Longer than a slide moves, shorter than it waits. */
const SETTLED_MS = 2000;

type Swipe = (pixels: number, moves: number) => Promise<void>;

/** Swipes to and fro; what 40 px would change shows at the latest when 41 px lead elsewhere. */
async function changesOverForty(page: Page, carousel: Locator, swipe: Swipe): Promise<void> {
  const stands = async (place: number) => {
    await page.clock.runFor(SETTLED_MS);
    await expect(standOf(carousel)).toHaveText(`${place} / 4`);
    await expect.poll(() => slidesInView(carousel)).toEqual([place]);
  };
  for (const moves of [1, 8]) {
    await test.step(moves === 1 ? 'quick' : 'slow', async () => {
      await swipe(-40, moves);
      await stands(1);
      await swipe(-41, moves);
      await stands(2);
      await swipe(40, moves);
      await stands(2);
      await swipe(41, moves);
      await stands(1);
      await swipe(41, moves);
      await stands(4);
      await swipe(-41, moves);
      await stands(1);
    });
  }
}

test('§4 §9 dragging by 41 px changes the slide both ways and around, by 40 px it does not', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  const carousel = await runningCarousel(page, 'reviews');
  const { x, y } = await middleOf(carousel);
  await changesOverForty(page, carousel, async (pixels, moves) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: moves });
    await page.mouse.up();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('§4 §9 a swipe of 41 px changes the slide both ways and around, one of 40 px does not', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const carousel = await runningCarousel(page, 'reviews');
    const { x, y } = await middleOf(carousel);
    const finger = await fingerOn(page);
    await changesOverForty(page, carousel, async (pixels, moves) => {
      await finger.down({ x, y });
      for (let move = 1; move <= moves; move += 1) await finger.move({ x: x + (pixels * move) / moves, y });
      await finger.up();
    });
  });

  test('§4 a finger that scrolls the page does not change the slide', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const carousel = await runningCarousel(page, 'reviews');
    const { x, y } = await middleOf(carousel);
    const finger = await fingerOn(page);
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await finger.down({ x, y });
    for (const move of [1, 2, 3, 4]) await finger.move({ x: x - 12 * move, y: y - 40 * move });
    await finger.up();
    await expect.poll(scrolled).toBeGreaterThan(before);
    await page.clock.runFor(SETTLED_MS);
    expect(await slidesInView(carousel)).toEqual([1]);
    await expect(standOf(carousel)).toHaveText('1 / 4');
  });
});
