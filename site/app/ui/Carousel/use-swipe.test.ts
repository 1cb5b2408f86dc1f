import { expect, test } from 'vitest';
import { swipeStep } from './use-swipe.ts';

test('§4 §9 a swipe over 40 px changes the slide, against its direction', () => {
  expect(swipeStep(-41)).toBe(1);
  expect(swipeStep(41)).toBe(-1);
  expect(swipeStep(40)).toBe(0);
  expect(swipeStep(-40)).toBe(0);
  expect(swipeStep(0)).toBe(0);
});
