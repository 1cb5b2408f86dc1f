import { expect, test } from 'vitest';
import { rowIdsAt } from './row-order.ts';

test('a path leads to a row, or to all rows of a list, such as one that was empty', () => {
  const values = { title: 'Title', sections: [{ id: 'a', cards: [{ id: 'c' }] }, { id: 'b' }], empty: 0 };
  expect(rowIdsAt(values, ['sections', 'b'])).toEqual(['b']);
  expect(rowIdsAt(values, ['sections'])).toEqual(['a', 'b']);
  expect(rowIdsAt(values, ['sections', 'a', 'cards', 'c'])).toEqual(['c']);
  for (const path of [
    ['title'],
    ['empty'],
    ['sections', 'gone'],
    ['sections', '#order'],
    ['sections', 'gone', 'cards'],
  ])
    expect(rowIdsAt(values, path)).toEqual([]);
});
