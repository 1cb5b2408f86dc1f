import { expect, test } from 'vitest';
import { periods } from './periods.ts';

test('last month ends where this month begins, also over the turn of a year', () => {
  const [week, month, before, year] = periods(new Date(2027, 0, 3, 15, 30));
  expect(new Date(week?.from ?? '')).toEqual(new Date(2026, 11, 28));
  expect(before).toMatchObject({ from: new Date(2026, 11, 1).toISOString(), until: month?.from });
  expect(month?.from).toBe(year?.from);
});
