import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serve, show } from '#app/testing/serve.tsx';
import { buildSiteData } from '#app/testing/site-data.ts';
import { type StoppedTime, stopTime } from '#app/testing/stopped-time.ts';
import { Carousel } from './Carousel.tsx';
import { readPosition, runningCarousel, slidesInView } from './testing/carousels.tsx';

/** The slides in view page by page, from the first page round to the first again. */
type Round = readonly (readonly number[])[];

async function goesRound(time: StoppedTime, delay: number, round: Round): Promise<void> {
  const pages = round.length - 1;
  for (const [turn, inView] of round.entries()) {
    await expect.poll(readPosition).toBe(`${(turn % pages) + 1} / ${pages}`);
    await expect.poll(() => time.left(delay)).toEqual([delay]);
    // The slides have settled long before the next change.
    await time.advance(delay - 1);
    expect(slidesInView()).toEqual(inView);
    expect(time.left(delay)).toEqual([1]);
    await time.advance(1);
  }
}

test('§4 §9 reviews advance every 3000 ms, not a millisecond earlier, and wrap around', async () => {
  const time = stopTime();
  await runningCarousel('reviews');
  await goesRound(time, 3000, [
    [1, 2],
    [3, 4],
    [1, 2],
  ]);
});

test('§4 §9 clients move on every 3000 ms in a loop', async () => {
  await page.viewport(1440, 800);
  const time = stopTime();
  await runningCarousel('clients');
  await goesRound(time, 3000, [
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12],
    [1, 2, 3, 4, 5, 6],
  ]);
});

test('§4 §9 projects move on by one every 3000 ms in a loop', async () => {
  await page.viewport(1100, 900);
  const time = stopTime();
  await runningCarousel('projects');
  await goesRound(time, 3000, [
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 1],
    [1, 2],
  ]);
});

test('§4 §9 certificates move on every 3000 ms in a loop', async () => {
  const time = stopTime();
  await runningCarousel('certificates');
  await goesRound(time, 3000, [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [1, 2, 3, 4],
  ]);
});

test('§4 §9 projects that are too few for a ring go back to the first one', async () => {
  await page.viewport(1450, 900);
  const time = stopTime();
  await runningCarousel('projects');
  await goesRound(time, 3000, [
    [1, 2, 3, 4],
    [2, 3, 4, 5],
    [1, 2, 3, 4],
  ]);
});

const letters = ['A', 'B', 'C', 'D', 'E'].map((letter) => ({ key: letter, content: <p>{letter}</p> }));

test('§4 §9 a carousel that names no interval moves on every 5000 ms', async () => {
  await page.viewport(800, 400);
  const time = stopTime();
  await show(<Carousel kind="reviews" label="What we show" items={letters} head={(controls) => controls} />);
  for (const place of [1, 2, 3, 4, 5, 1]) {
    await expect.poll(readPosition).toBe(`${place} / 5`);
    await expect.poll(() => time.left(5000)).toEqual([5000]);
    await time.advance(4999);
    expect(time.left(5000)).toEqual([1]);
    await time.advance(1);
  }
});

test('where an editor has turned that off, a carousel waits for its visitor and needs no pause button, with and without a script', async () => {
  const { settings } = buildSiteData('en');
  await page.viewport(800, 400);
  const time = stopTime();
  const served = serve(<Carousel kind="reviews" label="What we show" items={letters} head={(controls) => controls} />, {
    site: { settings: { ...settings, carousels_autoplay: false } },
  });
  const pause = page.getByRole('button', { name: 'Stop the slide show' });
  expect(pause.elements()).toEqual([]);
  await served.hydrate();
  await expect.poll(readPosition).toBe('1 / 5');
  expect(time.left(5000)).toEqual([]);
  expect(pause.elements()).toEqual([]);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(readPosition).toBe('2 / 5');
  expect(time.left(5000)).toEqual([]);
});
