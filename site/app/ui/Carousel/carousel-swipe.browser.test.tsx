import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drag, type Point, swipe } from '#app/testing/pointer.ts';
import { type StoppedTime, stopTime } from '#app/testing/stopped-time.ts';
import { middle, readPosition, runningCarousel, slidesInView } from './testing/carousels.tsx';

/** Longer than a slide moves, shorter than the interval. */
const SETTLED_MS = 2000;

type Gesture = (from: Point, to: Point, steps: number) => Promise<void>;

/** Swipes back and forth; a wrong change at 40 px would show at the latest when 41 px end at another slide. */
async function changesOverForty(time: StoppedTime, gesture: Gesture): Promise<void> {
  const from = middle();
  for (const steps of [1, 8]) {
    for (const [pixels, place] of [
      [-40, 1],
      [-41, 2],
      [40, 2],
      [41, 1],
      [41, 4],
      [-41, 1],
    ] as const) {
      await gesture(from, { x: from.x + pixels, y: from.y }, steps);
      await time.advance(SETTLED_MS);
      const what = `${pixels} px in ${steps} steps`;
      await expect.poll(readPosition, { message: what }).toBe(`${place} / 4`);
      await expect.poll(slidesInView, { message: what }).toEqual([place]);
    }
  }
}

test('§4 §9 dragging by 41 px changes the slide both ways and around, by 40 px it does not', async () => {
  await page.viewport(800, 800);
  const time = stopTime();
  await runningCarousel('reviews');
  await changesOverForty(time, drag);
});

test('§4 §9 a swipe of 41 px changes the slide both ways and around, one of 40 px does not', async () => {
  await page.viewport(390, 800);
  const time = stopTime();
  await runningCarousel('reviews');
  await changesOverForty(time, swipe);
});

test('§4 a finger that scrolls the page does not change the slide', async () => {
  await page.viewport(390, 800);
  const time = stopTime();
  await runningCarousel('reviews');
  const from = middle();
  const before = scrollY;
  await swipe(from, { x: from.x - 48, y: from.y - 160 }, 4);
  await expect.poll(() => scrollY).toBeGreaterThan(before);
  await time.advance(SETTLED_MS);
  expect(slidesInView()).toEqual([1]);
  expect(readPosition()).toBe('1 / 4');
});
