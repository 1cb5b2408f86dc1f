import { expect, test } from 'vitest';
import { pageAfter, swipeStep } from './swipe.ts';

test('a swipe over 40 px changes the slide, against its direction', () => {
  expect(swipeStep(-41)).toBe(1);
  expect(swipeStep(41)).toBe(-1);
  expect(swipeStep(40)).toBe(0);
  expect(swipeStep(-40)).toBe(0);
  expect(swipeStep(0)).toBe(0);
});

test('pages wrap around in a loop and end without one', () => {
  expect(pageAfter(3, 1, 4, true)).toBe(0);
  expect(pageAfter(0, -1, 4, true)).toBe(3);
  expect(pageAfter(3, 1, 4, false)).toBe(3);
  expect(pageAfter(0, -1, 4, false)).toBe(0);
});
