import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stopTime } from '#app/testing/stopped-time.ts';
import { carousel, readPosition, runningCarousel, slidesInView } from './testing/carousels.tsx';

/** A carousel's accessible names. */
const WORDS = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    stop: 'Stop the slide show',
    start: 'Start the slide show',
    slides: ['1 of 4', '2 of 4', '3 of 4', '4 of 4'],
    pair: '3 to 4 of 4',
  },
  de: {
    carousel: 'Karussell',
    slide: 'Folie',
    previous: 'Vorherige Folie',
    next: 'Nächste Folie',
    stop: 'Automatisches Blättern anhalten',
    start: 'Automatisch weiterblättern',
    slides: ['1 von 4', '2 von 4', '3 von 4', '4 von 4'],
    pair: '3 bis 4 von 4',
  },
} as const;

const button = (name: string) => carousel.getByRole('button', { name, exact: true });

/** Returns the live region's text. */
const announced = () => carousel.element().querySelector('[aria-live="polite"]')?.textContent;

test('§4 the left and right arrow keys navigate, around both ends', async () => {
  await page.viewport(800, 800);
  const time = stopTime();
  await runningCarousel('reviews');
  button(WORDS.en.next).element().focus();
  for (const [key, place] of [
    ['{ArrowRight}', 2],
    ['{ArrowLeft}', 1],
    ['{ArrowLeft}', 4],
    ['{ArrowRight}', 1],
    // The browser's own history shortcut.
    ['{Control>}{ArrowRight}{/Control}', 1],
    ['{ArrowDown}', 1],
  ] as const) {
    await userEvent.keyboard(key);
    await time.advance(2000);
    await expect.poll(readPosition).toBe(`${place} / 4`);
    await expect.poll(slidesInView).toEqual([place]);
  }
});

test('§4 the arrow keys and buttons lead around both ends where slides are too few for a ring', async () => {
  await page.viewport(1450, 900);
  await runningCarousel('projects');
  await button(WORDS.en.previous).click();
  await expect.poll(readPosition).toBe('2 / 2');
  await button(WORDS.en.next).click();
  await expect.poll(readPosition).toBe('1 / 2');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(readPosition).toBe('2 / 2');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(readPosition).toBe('1 / 2');
});

for (const language of LANGUAGES) {
  test(`carousel, slides and controls have names, and a move by hand is announced, in ${language}`, async () => {
    const t = WORDS[language];
    const time = stopTime();
    await runningCarousel('reviews', language);
    expect(carousel.element().getAttribute('aria-roledescription')).toBe(t.carousel);
    const slides = carousel.element().querySelectorAll(`[role="group"][aria-roledescription="${t.slide}"]`);
    expect([...slides].map((slide) => slide.getAttribute('aria-label'))).toEqual(t.slides);
    expect(announced()).toBe('');
    button(t.next).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toBe(t.pair);
    expect(button(t.previous).query()?.checkVisibility()).toBe(true);
    // Automatic changes are not announced.
    button(t.stop).element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(t.stop);
    await expect.poll(() => time.left(3000)).toEqual([3000]);
    await time.advance(3000);
    await expect.poll(readPosition).toBe('1 / 2');
    expect(announced()).toBe('');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(t.start);
  });
}

test("slides out of view can't be focused, those in view can", async () => {
  await page.viewport(1100, 900);
  const time = stopTime();
  await runningCarousel('projects');
  await button(WORDS.en.next).click();
  await time.advance(2500);
  await expect.poll(slidesInView).toEqual([2, 3]);
  const focusable = () =>
    [...carousel.element().querySelectorAll<HTMLElement>('[aria-roledescription] a')].flatMap((link, index) => {
      link.focus({ preventScroll: true });
      return document.activeElement === link ? [index + 1] : [];
    });
  // The fourth slide extends beyond the window's edge.
  await expect.poll(focusable).toEqual([2, 3, 4]);
});

test('at a zoom of 200 % a carousel shows a whole slide, all of its controls, and leaves the page its width', async () => {
  // At 200 %, a window of 1280 px has half as many CSS pixels.
  await page.viewport(640, 400);
  await runningCarousel('reviews');
  expect(slidesInView()).toEqual([1]);
  for (const name of [WORDS.en.stop, WORDS.en.previous, WORDS.en.next]) {
    button(name).element().scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await expect.element(button(name)).toBeInViewport({ ratio: 1 });
  }
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});
