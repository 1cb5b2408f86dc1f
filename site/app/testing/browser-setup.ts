/** Before and after each test of a component: what it finds, what it must not leave behind, and that nothing was wrong. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pointAt } from './pointer.ts';
import { problems } from './problems.ts';

/** A desk's window, in CSS px. */
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
