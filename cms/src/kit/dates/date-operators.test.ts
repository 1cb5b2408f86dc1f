import { expect, test } from 'vitest';
import { readCondition, withOperator } from './date-operators.ts';

const DAY = '2026-12-31T12:00:00.000Z';

test('a condition on a date is read with its operator, and keeps its date with another one', () => {
  const after = readCondition({ date: { greater_than: DAY } });
  expect(after).toEqual({ path: 'date', operator: 'greater_than', value: DAY });
  expect(after && withOperator(after, 'less_than_equal')).toEqual({
    path: 'date',
    operator: 'less_than_equal',
    value: DAY,
  });
  expect(after && withOperator(after, 'exists')).toEqual({ path: 'date', operator: 'exists', value: undefined });
});

test('a new condition has no date yet, and one of a list is read as of a single date', () => {
  expect(readCondition({ date: { equals: undefined } })).toEqual({
    path: 'date',
    operator: 'equals',
    value: undefined,
  });
  expect(readCondition({ date: { in: DAY } })).toEqual({ path: 'date', operator: 'equals', value: DAY });
  expect(readCondition(undefined)).toBeNull();
});
