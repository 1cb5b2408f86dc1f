import { expect, test } from 'vitest';
import { createCallPattern } from './call-pattern.ts';

test('gives a text the same pattern every time, and another text another one', () => {
  const pattern = createCallPattern('Show us your shop');
  expect(pattern).toHaveLength(16);
  expect(createCallPattern('Show us your shop')).toEqual(pattern);
  expect(createCallPattern('Nothing fits?')).not.toEqual(pattern);
});

test('keeps every tile of the drawing', () => {
  const shapes = (text: string) =>
    createCallPattern(text)
      .map(({ shape }) => shape)
      .sort();
  expect(shapes('Welche Schublade klemmt?')).toEqual(shapes(''));
});
