import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prefer } from '#app/testing/media.ts';
import type { CarouselKind } from './per-view.ts';
import { reach, readPosition, serveCarousel, slidesInView } from './testing/carousels.tsx';

/** The number of slides in view by width: both sides of each threshold, and the widest windows. */
type Widths = readonly (readonly [width: number, count: number])[];

const CLIENTS: Widths = [
  [320, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1399, 3],
  [1400, 4],
  [1401, 6],
  [2560, 6],
];

const PROJECTS: Widths = [
  [320, 1],
  [767, 1],
  [768, 2],
  [1299, 2],
  [1300, 3],
  [1449, 3],
  [1450, 4],
  [1920, 4],
  [2560, 4],
];

const CERTIFICATES: Widths = [
  [320, 1],
  [767, 1],
  [768, 3],
  [1023, 3],
  [1024, 4],
  [2560, 4],
];

const REVIEWS: Widths = [
  [320, 1],
  [1023, 1],
  [1024, 2],
  [2560, 2],
];

async function showsAsMany(name: CarouselKind, widths: Widths): Promise<void> {
  // Turns autoplay off, so that the carousel stands still during measurement.
  await prefer({ 'prefers-reduced-motion': 'reduce' });
  const served = serveCarousel(name);
  const showsItAt = async (when: string) => {
    for (const [width, wanted] of widths) {
      await page.viewport(width, 800);
      await expect.poll(() => slidesInView().length, { message: `at ${width} px, ${when}` }).toBe(wanted);
    }
  };
  await showsItAt('before the script');
  await served.hydrate();
  reach();
  await expect.poll(readPosition).not.toBe('');
  await showsItAt('with the script');
}

test('§9 clients in view: 1 at 320, 2 at 768, 3 at 1024, 4 at 1400, 6 above', async () => {
  await showsAsMany('clients', CLIENTS);
});

test('§9 projects in view: 1 at 320, 2 at 768, 3 at 1300, 4 at 1450', async () => {
  await showsAsMany('projects', PROJECTS);
});

test('§9 certificates in view: 1 below 768, 3 from 768, 4 from 1024', async () => {
  await showsAsMany('certificates', CERTIFICATES);
});

test('§9 reviews in view: 1 below 1024, 2 from 1024', async () => {
  await showsAsMany('reviews', REVIEWS);
});
