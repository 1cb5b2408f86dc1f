import type { Locator, Page } from '@playwright/test';
import { CAROUSELS, carouselOn, middleOf, runningCarousel, slidesOf, standOf } from './support/carousel.ts';
import { fingerOn } from './support/finger.ts';
import { expect, test } from './support/test.ts';
import { openInStoppedTime, timeLeft } from './support/time.ts';

const DELAY = 3000;
const SOON = { intervals: [25] };

async function waits(page: Page, carousel: Locator): Promise<void> {
  await expect.poll(() => timeLeft(page, DELAY), SOON).toEqual([]);
  const stand = await standOf(carousel).textContent();
  await page.clock.runFor(4 * DELAY);
  await expect(standOf(carousel)).toHaveText(stand ?? '');
  expect(await timeLeft(page, DELAY)).toEqual([]);
}

/** The whole time begins anew. */
async function goesOn(page: Page, carousel: Locator): Promise<void> {
  await expect.poll(() => timeLeft(page, DELAY), SOON).toEqual([DELAY]);
  const stand = await standOf(carousel).textContent();
  await page.clock.runFor(DELAY);
  await expect(standOf(carousel)).not.toHaveText(stand ?? '');
}

test('§4 reviews wait while a pointer is on them and go on when it leaves, also after a click', async ({ page }) => {
  const carousel = await runningCarousel(page, 'reviews');
  const { x, y } = await middleOf(carousel);
  await page.mouse.move(x, y);
  await waits(page, carousel);
  await page.mouse.move(0, 0);
  await goesOn(page, carousel);
  await page.mouse.click(x, y);
  await waits(page, carousel);
  await page.mouse.move(0, 0);
  await goesOn(page, carousel);
});

test('§4 reviews wait for a pointer that was on them before the script ran', async ({ page }) => {
  await openInStoppedTime(page, CAROUSELS.reviews.path);
  const carousel = carouselOn(page, 'reviews');
  await slidesOf(carousel).evaluate((slides) => slides.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y } = await middleOf(carousel);
  // This also makes the script run.
  await page.mouse.move(x, y);
  await expect(standOf(carousel)).toHaveText(/^1 \//);
  await waits(page, carousel);
  await page.mouse.move(0, 0);
  await goesOn(page, carousel);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('§4 reviews wait while a finger is on them and go on when it lets go', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const carousel = await runningCarousel(page, 'reviews');
    const finger = await fingerOn(page);
    await finger.down(await middleOf(carousel));
    await waits(page, carousel);
    await finger.up();
    await goesOn(page, carousel);
  });
});

test('reviews wait while the keyboard is inside, and go on when it leaves', async ({ page }) => {
  const carousel = await runningCarousel(page, 'reviews');
  const toggle = carousel.getByRole('button', { name: 'Stop moving by itself' });
  await toggle.focus();
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeFocused();
  await waits(page, carousel);
  // Whoever reaches for the button that stops it has not stopped it yet.
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  await goesOn(page, carousel);
});

test('reviews wait while nobody can see them: out of sight, or in a hidden tab', async ({ page }) => {
  const carousel = await runningCarousel(page, 'reviews');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await waits(page, carousel);
  await slidesOf(carousel).evaluate((slides) => slides.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await goesOn(page, carousel);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await waits(page, carousel);
  await setHidden(false);
  await goesOn(page, carousel);
});

test('a button stops and starts the reviews by keyboard', async ({ page }) => {
  const carousel = await runningCarousel(page, 'reviews');
  await carousel.getByRole('button', { name: 'Stop moving by itself' }).focus();
  await page.keyboard.press('Enter');
  const start = carousel.getByRole('button', { name: 'Move by itself', exact: true });
  await expect(start).toBeFocused();
  await waits(page, carousel);
  await page.keyboard.press('Space');
  await expect(carousel.getByRole('button', { name: 'Stop moving by itself' })).toBeFocused();
  await goesOn(page, carousel);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, nothing offers to, and a button moves without a movement', async ({ page }) => {
    const carousel = await runningCarousel(page, 'reviews');
    await waits(page, carousel);
    await expect(carousel.getByRole('button')).toHaveText([/^$/, /^$/]);
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(standOf(carousel)).toHaveText(/^2 \//);
  });
});
