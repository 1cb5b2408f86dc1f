/** Set-up and clean-up of each component test, with a check that it logged no problems. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pointAt } from './pointer.ts';
import { problems } from './problems.ts';

/** A desktop window, in CSS px. */
const WINDOW = [1280, 800] as const;

beforeEach(async () => {
  await page.viewport(...WINDOW);
  await pointAt({ x: 0, y: 0 });
  scrollTo({ top: 0, behavior: 'instant' });
  localStorage.clear();
  problems.watch();
});

afterEach(() => {
  vi.useRealTimers();
  expect(problems.take(), 'problems in the browser').toEqual([]);
});
