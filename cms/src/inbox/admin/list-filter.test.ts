import { expect, test } from 'vitest';
import { exportQuery, listQuery, narrowedBy } from './list-filter.ts';

const NARROWED = { status: 'new', job: '7', from: '2026-10-31T23:00:00.000Z', until: '2026-11-30T23:00:00.000Z' };

test('a list that is narrowed down is read back as it was, and exported as it is shown', () => {
  const params = Object.fromEntries(new URLSearchParams(listQuery(NARROWED)));
  expect(narrowedBy(params)).toEqual(NARROWED);
  const exported = new URLSearchParams(exportQuery({ ...params, search: 'Ada & Co', page: '2' }));
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
  expect(narrowedBy({ 'where[or][0][and][0][status][not_equals]': 'new' })).toEqual({});
  expect(listQuery({})).toBe('?');
});
