import type { Page } from '@playwright/test';
import { CAROUSELS, type CarouselName, carouselOn, reach, slidesInView } from './support/carousel.ts';
import { hydrated } from './support/hydration.ts';
import { expect, test } from './support/test.ts';

// Without a movement of its own a carousel stands still while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many are in view at which widths: both sides of each threshold, and the widest windows. */
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

/** A new width is answered at once. */
const OFTEN = [25];

async function showsAsMany(page: Page, name: CarouselName, widths: Widths): Promise<void> {
  const [first, ...others] = widths;
  await page.setViewportSize({ width: first?.[0] ?? 0, height: 800 });
  await page.goto(CAROUSELS[name].path);
  const carousel = carouselOn(page, name);
  const count = async () => (await slidesInView(carousel)).length;
  // The same before the script runs and afterwards.
  await expect.poll(count, { message: `${name} before the script`, intervals: OFTEN }).toBe(first?.[1]);
  await hydrated(page);
  await reach(carousel);
  for (const [width, wanted] of [first ?? [0, 0], ...others]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(count, { message: `${name} at ${width} px`, intervals: OFTEN }).toBe(wanted);
  }
}

test('§9 clients in view: 1 at 320, 2 at 768, 3 at 1024, 4 at 1400, 6 above', async ({ page }) => {
  await showsAsMany(page, 'clients', CLIENTS);
});

test('§9 projects in view: 1 at 320, 2 at 768, 3 at 1300, 4 at 1450', async ({ page }) => {
  await showsAsMany(page, 'projects', PROJECTS);
});

test('§9 certificates in view: 1 below 768, 3 from 768, 4 from 1024', async ({ page }) => {
  await showsAsMany(page, 'certificates', CERTIFICATES);
});

test('§9 reviews in view: 1 below 1024, 2 from 1024', async ({ page }) => {
  await showsAsMany(page, 'reviews', REVIEWS);
});
