import { expect, test } from 'vitest';
import { callPattern } from './call-pattern.ts';

test('gives a text the same pattern every time, and another text another one', () => {
  const pattern = callPattern('Show us your shop');
  expect(pattern).toHaveLength(16);
  expect(callPattern('Show us your shop')).toEqual(pattern);
  expect(callPattern('Nothing fits?')).not.toEqual(pattern);
});

test('keeps every tile of the drawing', () => {
  const shapes = (text: string) =>
    callPattern(text)
      .map(({ shape }) => shape)
      .sort();
  expect(shapes('Welche Schublade klemmt?')).toEqual(shapes(''));
});
