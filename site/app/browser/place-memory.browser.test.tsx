/** Where the window is scrolled to when a page comes back that the browser has kept whole. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { windowPlaceMemory } from './place-memory.ts';

beforeAll(() => {
  windowPlaceMemory(() => 'entry');
});
beforeEach(() => {
  document.body.style.height = '5000px';
});

/** Leaves the page as a browser does, which has scrolled it to a place of its own when it comes back. */
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
