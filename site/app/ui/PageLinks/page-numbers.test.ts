import { expect, test } from 'vitest';
import { listPageMarks } from './page-numbers.ts';

test.each([
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [2, 5, '1 2 3 4 5'],
  [1, 834, '1 2 … 834'],
  [2, 834, '1 2 3 … 834'],
  [3, 834, '1 2 3 4 … 834'],
  [4, 834, '1 2 3 4 5 … 834'],
  [5, 834, '1 … 4 5 6 … 834'],
  [831, 834, '1 … 830 831 832 833 834'],
  [834, 834, '1 … 833 834'],
])('on page %i of %i there are links to %s', (shown, pages, expected) => {
  const marks = listPageMarks(shown, pages).map((mark) => mark ?? '…');
  expect(marks.join(' ')).toBe(expected);
});
