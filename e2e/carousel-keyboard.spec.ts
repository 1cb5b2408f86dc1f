import { LANGUAGES } from '@kontorwerk/contract/languages';
import { runningCarousel, slidesInView, standOf } from './support/carousel.ts';
import { expect, test } from './support/test.ts';
import { timeLeft } from './support/time.ts';

/** What a carousel says of itself, to those who don't see it. */
const WORDS = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    stop: 'Stop moving by itself',
    start: 'Move by itself',
    slides: ['1 of 4', '2 of 4', '3 of 4', '4 of 4'],
    pair: '3 to 4 of 4',
  },
  de: {
    carousel: 'Karussell',
    slide: 'Folie',
    previous: 'Vorherige Folie',
    next: 'Nächste Folie',
    stop: 'Nicht mehr von selbst weiterblättern',
    start: 'Von selbst weiterblättern',
    slides: ['1 von 4', '2 von 4', '3 von 4', '4 von 4'],
    pair: '3 bis 4 von 4',
  },
} as const;

test('§4 the left and right arrow keys navigate, around both ends', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  const carousel = await runningCarousel(page, 'reviews');
  await carousel.getByRole('button', { name: 'Next slide' }).focus();
  for (const [key, place] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 4],
    ['ArrowRight', 1],
    // The browser's own way back in its history.
    ['Control+ArrowRight', 1],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key);
    await page.clock.runFor(2000);
    await expect(standOf(carousel)).toHaveText(`${place} / 4`);
    await expect.poll(() => slidesInView(carousel)).toEqual([place]);
  }
});

test('§4 the arrow keys and buttons lead around both ends where slides are too few for a ring', async ({ page }) => {
  await page.setViewportSize({ width: 1450, height: 900 });
  const carousel = await runningCarousel(page, 'projects');
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await expect(standOf(carousel)).toHaveText('2 / 2');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(standOf(carousel)).toHaveText('1 / 2');
  await page.keyboard.press('ArrowLeft');
  await expect(standOf(carousel)).toHaveText('2 / 2');
  await page.keyboard.press('ArrowRight');
  await expect(standOf(carousel)).toHaveText('1 / 2');
});

for (const language of LANGUAGES) {
  test(`carousel, slides and controls have names, and a move by hand is announced, in ${language}`, async ({
    page,
  }) => {
    const say = WORDS[language];
    await page.setViewportSize({ width: 1280, height: 800 });
    const carousel = await runningCarousel(page, 'reviews', language);
    await expect(carousel).toHaveAttribute('aria-roledescription', say.carousel);
    const slides = carousel.locator(`[role="group"][aria-roledescription="${say.slide}"]`);
    expect(await slides.evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')))).toEqual(say.slides);
    const announced = carousel.locator('[aria-live="polite"]');
    await expect(announced).toHaveText('');
    await carousel.getByRole('button', { name: say.next, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(announced).toHaveText(say.pair);
    await expect(carousel.getByRole('button', { name: say.previous, exact: true })).toBeVisible();
    // What comes by itself is not announced.
    const stop = carousel.getByRole('button', { name: say.stop, exact: true });
    await stop.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(stop).toBeFocused();
    await expect.poll(() => timeLeft(page, 3000)).toEqual([3000]);
    await page.clock.runFor(3000);
    await expect(standOf(carousel)).toHaveText('1 / 2');
    await expect(announced).toHaveText('');
    await page.keyboard.press('Enter');
    await expect(carousel.getByRole('button', { name: say.start, exact: true })).toBeFocused();
  });
}

test("slides out of view can't be focused, those in view can", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  const carousel = await runningCarousel(page, 'projects');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(2500);
  await expect.poll(() => slidesInView(carousel)).toEqual([2, 3]);
  const focusable = () =>
    carousel.locator('[aria-roledescription] a').evaluateAll((links) =>
      links.flatMap((link, index) => {
        link.focus({ preventScroll: true });
        return document.activeElement === link ? [index + 1] : [];
      }),
    );
  // The fourth one runs off the window's edge.
  await expect.poll(focusable).toEqual([2, 3, 4]);
});
