/** Scroll position of a page restored from the back/forward cache. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createPositionMemory } from './position-memory.ts';

beforeAll(() => {
  createPositionMemory(() => 'entry');
});
beforeEach(() => {
  document.body.style.height = '5000px';
});

/** Simulates leaving the page and returning, where the browser restores a wrong scroll position. */
function leaveAndComeBack(persisted: boolean): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
  scrollTo(0, 0);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

test.each([
  ['kept whole is where it was left', true, 700],
  ['loaded anew is left to the browser', false, 0],
])('a page that was %s', (_what, persisted, place) => {
  scrollTo(0, 700);
  leaveAndComeBack(persisted);
  expect(scrollY).toBe(place);
  expect(history.scrollRestoration).toBe('manual');
});
