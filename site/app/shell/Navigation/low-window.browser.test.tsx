/** Windows as low as a phone in landscape, or at a zoom of 400 %. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showMenu } from './testing/menu.tsx';

test.each([
  ['a low window scrolls the header away', 256, false],
  ['a window of usual height keeps the header at its top', 480, true],
] as const)('%s', async (_, height, stays) => {
  await page.viewport(320, height);
  await showMenu();
  scrollTo({ top: 200, behavior: 'instant' });
  await expect.poll(() => scrollY).toBe(200);
  const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  expect(end > 0).toBe(stays);
});
