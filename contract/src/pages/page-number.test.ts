import { expect, test } from 'vitest';
import { buildPageQuery, parsePageNumber } from './page-number.ts';

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['category=Apps&page=834', 834],
  ['page=2&page=3', 2],
  ['page=', 0],
  ['page=0', 0],
  ['page=-2', 0],
  ['page=02', 0],
  ['page=2.5', 0],
  ['page=two', 0],
  ['page=123456', 0],
])('the query "%s" asks for page %i', (query, page) => {
  expect(parsePageNumber(new URLSearchParams(query))).toBe(page);
});

test.each([
  ['', 1, ''],
  ['', 2, '?page=2'],
  ['page=3', 1, ''],
  ['page=3&office=MUC', 4, '?office=MUC&page=4'],
  ['team=Quality&page=2&office=MUC', 1, '?office=MUC&team=Quality'],
])('beside "%s" the query of page %i is "%s"', (query, page, expected) => {
  expect(buildPageQuery(new URLSearchParams(query), page)).toBe(expected);
});
