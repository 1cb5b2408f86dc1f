import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { prefer } from '#app/testing/media.ts';
import { finger, pointAt, pressAt } from '#app/testing/pointer.ts';
import { type StoppedTime, stopTime } from '#app/testing/stopped-time.ts';
import { carousel, middle, reach, readPosition, runningCarousel, serveCarousel, slides } from './testing/carousels.tsx';

const DELAY = 3000;

const STOP = 'Stop the slide show';
const START = 'Start the slide show';

const button = (name: string) => carousel.getByRole('button', { name, exact: true });
const focused = () => document.activeElement?.getAttribute('aria-label');

async function waits(time: StoppedTime): Promise<void> {
  await expect.poll(() => time.left(DELAY)).toEqual([]);
  const before = readPosition();
  await time.advance(4 * DELAY);
  expect(readPosition()).toBe(before);
  expect(time.left(DELAY)).toEqual([]);
}

/** Expects autoplay to run, with a fresh interval. */
async function goesOn(time: StoppedTime): Promise<void> {
  await expect.poll(() => time.left(DELAY)).toEqual([DELAY]);
  const before = readPosition();
  await time.advance(DELAY);
  await expect.poll(readPosition).not.toBe(before);
}

test('§4 reviews wait while a pointer is on them and go on when it leaves, also after a click', async () => {
  const time = stopTime();
  await runningCarousel('reviews');
  await pointAt(middle());
  await waits(time);
  await pointAt({ x: 0, y: 0 });
  await goesOn(time);
  await pressAt(middle());
  await waits(time);
  await pointAt({ x: 0, y: 0 });
  await goesOn(time);
});

test('§4 reviews wait for a pointer that was on them before the script ran', async () => {
  const time = stopTime();
  const served = serveCarousel('reviews');
  reach();
  await pointAt(middle());
  await expect.poll(() => slides().matches(':hover')).toBe(true);
  await served.hydrate();
  await expect.poll(readPosition).toMatch(/^1 \//);
  await waits(time);
  await pointAt({ x: 0, y: 0 });
  await goesOn(time);
});

test('§4 reviews wait while a finger is on them and go on when it lets go', async () => {
  await page.viewport(390, 800);
  const time = stopTime();
  await runningCarousel('reviews');
  await finger.down(middle());
  await waits(time);
  await finger.up();
  await goesOn(time);
});

test('reviews wait while the keyboard is inside, and go on when it leaves', async () => {
  const time = stopTime();
  await runningCarousel('reviews');
  button(STOP).element().focus();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Previous slide');
  await waits(time);
  // Focusing the stop button doesn't stop autoplay yet.
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe(STOP);
  await goesOn(time);
});

test('reviews wait while nobody can see them: out of sight, or in a hidden tab', async () => {
  const time = stopTime();
  await runningCarousel('reviews');
  // Autoplay also waits while the carousel is below the window.
  await expect.poll(() => time.left(DELAY)).toEqual([DELAY]);
  scrollTo({ top: 0, behavior: 'instant' });
  await waits(time);
  reach();
  await goesOn(time);
  const setHidden = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  setHidden(true);
  await waits(time);
  setHidden(false);
  Reflect.deleteProperty(document, 'hidden');
  await goesOn(time);
});

test('a button stops and starts the reviews by keyboard', async () => {
  const time = stopTime();
  await runningCarousel('reviews');
  button(STOP).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe(START);
  await waits(time);
  await userEvent.keyboard(' ');
  await expect.poll(focused).toBe(STOP);
  await goesOn(time);
});

test('with less motion nothing moves by itself, nothing offers to, and a button moves without a movement', async () => {
  await prefer({ 'prefers-reduced-motion': 'reduce' });
  const time = stopTime();
  await runningCarousel('reviews');
  await waits(time);
  expect(button(STOP).query()?.checkVisibility() ?? false).toBe(false);
  expect(carousel.getByRole('button').elements()).toHaveLength(2);
  await button('Next slide').click();
  await expect.poll(readPosition).toMatch(/^2 \//);
});
