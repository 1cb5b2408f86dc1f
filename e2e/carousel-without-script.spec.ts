import type { Locator, Page } from '@playwright/test';
import { CAROUSELS, carouselOn, runningCarousel, slidesInView, slidesOf } from './support/carousel.ts';
import { hydrated } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

/** Turns the wheel over the slides by the width of one. */
async function wheelOn(page: Page, carousel: Locator): Promise<void> {
  await slidesOf(carousel).hover();
  const slide = await carousel.locator('[aria-roledescription]').first().boundingBox();
  await page.mouse.wheel(slide?.width ?? 0, 0);
}

test('slides scroll by wheel, keyboard and buttons when what moves them fails to load', async ({ page, problems }) => {
  problems.allow(/embla-carousel/);
  await page.route('**/embla-carousel*.js', (route) => route.abort());
  await page.setViewportSize({ width: 800, height: 800 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('embla-carousel'));
  await page.goto(CAROUSELS.reviews.path);
  await hydrated(page);
  const carousel = carouselOn(page, 'reviews');
  const slides = slidesOf(carousel);
  await slides.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await failed;
  await wheelOn(page, carousel);
  await expect.poll(() => slidesInView(carousel)).toEqual([2]);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => slidesInView(carousel)).toEqual([3]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => slidesInView(carousel)).toEqual([2]);
  await page.keyboard.press('Tab');
  await expect(slides).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slidesInView(carousel)).toEqual([3]);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('slides scroll and nothing shows that could not work', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto(CAROUSELS.reviews.path);
    const carousel = carouselOn(page, 'reviews');
    await wheelOn(page, carousel);
    await expect.poll(() => slidesInView(carousel)).toEqual([2]);
    await expect(carousel.getByRole('button')).toHaveCount(0);
  });
});

test.describe('at a zoom of 200 %', () => {
  // A window of 1280 px holds half as many CSS pixels, each drawn with twice as many dots.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('a carousel shows a whole slide, all of its controls, and leaves the page its width', async ({ page }) => {
    const carousel = await runningCarousel(page, 'reviews');
    expect(await slidesInView(carousel)).toEqual([1]);
    for (const name of ['Stop moving by itself', 'Previous slide', 'Next slide']) {
      const button = carousel.getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  });
});
