import type { Locator, Page } from '@playwright/test';
import { REVIEWS_PATH, reviewsOn, slidesInView, slidesOf } from './support/browser/carousel.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';

/** Scrolls the slides by the width of one, with the wheel. */
async function wheelOn(page: Page, carousel: Locator): Promise<void> {
  await slidesOf(carousel).hover();
  const slide = await carousel.locator('[aria-roledescription]').first().boundingBox();
  await page.mouse.wheel(slide?.width ?? 0, 0);
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('slides scroll by wheel, keyboard and buttons when what moves them fails to load', async ({ page, problems }) => {
  problems.allow(/embla-carousel/);
  await page.route('**/embla-carousel*.js', (route) => route.abort());
  await page.setViewportSize({ width: 800, height: 800 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('embla-carousel'));
  await page.goto(REVIEWS_PATH);
  await hydrated(page);
  const carousel = reviewsOn(page);
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
    await page.goto(REVIEWS_PATH);
    const carousel = reviewsOn(page);
    await wheelOn(page, carousel);
    await expect.poll(() => slidesInView(carousel)).toEqual([2]);
    await expect(carousel.getByRole('button')).toHaveCount(0);
  });
});
