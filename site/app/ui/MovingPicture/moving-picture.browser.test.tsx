import type { ImageSet } from '@kontorwerk/contract/content/entry';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SplitBanner } from '#app/sections/Banner/SplitBanner.tsx';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';

const STILL = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/%3E";
const MOVING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Ctitle/%3E%3C/svg%3E";

const set: ImageSet = {
  ...{ width: 400, height: 300, alt: 'A bouncing sun', focal_x: 50, focal_y: 50 },
  ...{ sources: [], tall: [], wide: [], moving: MOVING },
};

function served(language: 'en' | 'de', bg_image_set: ImageSet = set) {
  const section = readSection('Banner', { main_title: 'Film', bg_image: STILL });
  return serve(<SplitBanner section={{ ...section, bg_image_set }} />, { at: `/${language}` });
}

/** Makes a media query match, as for a visitor with that preference. */
function asked(wish: string): void {
  const real = matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query === wish ? 'all' : query));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

const picture = page.getByRole('img', { name: 'A bouncing sun' });
const moving = () => document.querySelectorAll(`img[src="${MOVING}"]`).length;

test.each([
  ['en', 'Stop the animation', 'Play the animation'],
  ['de', 'Animation anhalten', 'Animation abspielen'],
] as const)(
  'a picture moves once it is in view, and a button stops it and has it move again: %s',
  async (language, stop, play) => {
    const { hydrate } = served(language);
    expect(moving()).toBe(0);
    expect(page.getByRole('button').elements()).toEqual([]);
    await hydrate();
    await expect.poll(moving).toBe(1);
    await page.getByRole('button', { name: stop }).click();
    expect(moving()).toBe(0);
    await expect.element(picture).toBeVisible();
    await page.getByRole('button', { name: play }).click();
    expect(moving()).toBe(1);
  },
);

test('what moves has one name, that of the picture, and its button is as large as a finger', async () => {
  await served('en').hydrate();
  await expect.poll(moving).toBe(1);
  expect(page.getByRole('img').elements()).toHaveLength(1);
  const { width, height } = page.getByRole('button').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('it stands still for whoever asked for less motion, until that visitor has it move', async () => {
  asked('(prefers-reduced-motion: reduce)');
  await served('en').hydrate();
  const play = page.getByRole('button', { name: 'Play the animation' });
  await expect.element(play).toBeVisible();
  expect(moving()).toBe(0);
  await play.click();
  expect(moving()).toBe(1);
});

test('it is not fetched where data is to be saved', async () => {
  vi.spyOn(navigator, 'connection', 'get').mockReturnValue({ saveData: true });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await served('en').hydrate();
  await expect.element(page.getByRole('button', { name: 'Play the animation' })).toBeVisible();
  expect(moving()).toBe(0);
});

test('it is not fetched before it is in view', async () => {
  const space = document.createElement('div');
  space.style.height = '300vh';
  document.body.append(space);
  onTestFinished(() => space.remove());
  await served('en').hydrate();
  await expect.element(page.getByRole('button', { name: 'Stop the animation' })).toBeInTheDocument();
  expect(moving()).toBe(0);
  picture.element().scrollIntoView();
  await expect.poll(moving).toBe(1);
});

test('a picture that has nothing in motion has no button', async () => {
  await served('en', { ...set, moving: '' }).hydrate();
  await expect.element(picture).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
