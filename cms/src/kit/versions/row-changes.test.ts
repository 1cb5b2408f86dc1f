import { expect, test } from 'vitest';
import { matchRows } from './row-changes.ts';

const rows = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const told = (earlier: unknown, later: unknown) =>
  matchRows(earlier, later).map(({ row, state }) => `${row.id} ${state}`);

test('what stays where it was is compared field by field', () => {
  expect(told(rows('a', 'b'), rows('a', 'b'))).toEqual(['a same_place', 'b same_place']);
});

test('a row that is added at the top only pushes the others down', () => {
  expect(told(rows('a', 'b'), rows('new', 'a', 'b'))).toEqual(['new added', 'a shifted', 'b shifted']);
});

test('a row that is gone is told of at the end', () => {
  expect(told(rows('a', 'b', 'c'), rows('a', 'c'))).toEqual(['a same_place', 'c shifted', 'b removed']);
});

test('rows in another order have moved', () => {
  expect(told(rows('a', 'b', 'c'), rows('a', 'c', 'b'))).toEqual(['a same_place', 'c moved', 'b moved']);
});

test('a list that one version has not is all added, or all removed', () => {
  expect(told(undefined, rows('a'))).toEqual(['a added']);
  expect(told(rows('a'), null)).toEqual(['a removed']);
});
