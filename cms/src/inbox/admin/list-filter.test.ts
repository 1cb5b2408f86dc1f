import { expect, test } from 'vitest';
import { exportQuery, filteredBy, listQuery } from './list-filter.ts';

test('a list that is narrowed down is read back as it was, and exported as it is shown', () => {
  const query = listQuery({ status: 'new', job: '7' }, { groupBy: 'status' });
  const params = Object.fromEntries(new URLSearchParams(query));
  expect(filteredBy(params, 'status')).toBe('new');
  expect(filteredBy(params, 'job')).toBe('7');
  expect(filteredBy(params, 'assigned_to')).toBeUndefined();
  const exported = new URLSearchParams(exportQuery({ ...params, search: 'Ada & Co', page: '2' }));
  expect([...exported.keys()].toSorted()).toEqual([
    'search',
    'where[or][0][and][0][status][equals]',
    'where[or][0][and][1][job][equals]',
  ]);
  expect(exported.get('search')).toBe('Ada & Co');
});

test('a filter of more than equality is not taken for one of the bar', () => {
  expect(filteredBy({ 'where[or][0][and][0][status][not_equals]': 'new' }, 'status')).toBeUndefined();
  expect(listQuery({})).toBe('?');
});
