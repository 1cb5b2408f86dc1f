import { expect, test } from 'vitest';
import { monthsBefore } from './months-before.ts';

test.each([
  ['2026-11-22T03:00:00.000Z', 6, '2026-05-22T03:00:00.000Z'],
  ['2026-01-15T03:00:00.000Z', 12, '2025-01-15T03:00:00.000Z'],
  ['2026-05-31T03:00:00.000Z', 3, '2026-02-28T03:00:00.000Z'],
  ['2026-12-31T23:59:59.000Z', 1, '2026-11-30T23:59:59.000Z'],
])('%s less %i months is %s', (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});
