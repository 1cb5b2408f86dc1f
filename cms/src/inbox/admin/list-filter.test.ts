import { expect, test } from 'vitest';
import { formatExportQuery, formatListQuery, listPeriods, parseFilters } from './list-filter.ts';

const NARROWED = { status: 'new', job: '7', from: '2026-10-31T23:00:00.000Z', until: '2026-11-30T23:00:00.000Z' };

test('a list that is narrowed down is read back as it was, and exported as it is shown', () => {
  const params = Object.fromEntries(new URLSearchParams(formatListQuery(NARROWED)));
  expect(parseFilters(params)).toEqual(NARROWED);
  const exported = new URLSearchParams(formatExportQuery({ ...params, search: 'Ada & Co', page: '2' }));
  expect([...exported.keys()].toSorted()).toEqual([
    'search',
    'where[or][0][and][0][status][equals]',
    'where[or][0][and][1][job][equals]',
    'where[or][0][and][2][createdAt][greater_than_equal]',
    'where[or][0][and][3][createdAt][less_than]',
  ]);
  expect(exported.get('search')).toBe('Ada & Co');
});

test('a filter of more than the bar knows is not taken for one of the bar', () => {
  expect(parseFilters({ 'where[or][0][and][0][status][not_equals]': 'new' })).toEqual({});
  expect(formatListQuery({})).toBe('?');
});

test('last month ends where this month begins, also over the turn of a year', () => {
  const [week, month, before, year] = listPeriods(new Date(2027, 0, 3, 15, 30));
  expect(new Date(week?.from ?? '')).toEqual(new Date(2026, 11, 28));
  expect(before).toMatchObject({ from: new Date(2026, 11, 1).toISOString(), until: month?.from });
  expect(month?.from).toBe(year?.from);
});
