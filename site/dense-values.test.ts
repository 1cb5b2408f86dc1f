import postcss from 'postcss';
import { expect, test } from 'vitest';
import { denseValues } from './dense-values.ts';

test('values lose the blank space at commas, slashes and asterisks, strings keep theirs', () => {
  const sheet =
    '.card { font: 1rem var(--display), "Arial, narrow" ,\n    sans-serif; width: calc(2 * var(--a) / -3); content: ", " / " * "; }';
  expect(postcss([denseValues]).process(sheet, { from: undefined }).css).toBe(
    '.card { font: 1rem var(--display),"Arial, narrow",sans-serif; width: calc(2*var(--a)/-3); content: ", "/" * "; }',
  );
});
