import { expect, test } from 'vitest';
import { instantOf, timeIn } from './wall-time.ts';

test.each([
  ['2026-12-01T09:00', 'Europe/Berlin', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
  ['2026-07-01T00:15', 'Asia/Kolkata', '2026-06-30T18:45:00.000Z'],
  // The hour before the clocks go forward, and after.
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
])('%s in %s is %s', (time, zone, instant) => {
  expect(instantOf(time, zone).toISOString()).toBe(instant);
  expect(timeIn(zone, instant)).toBe(time.replace('T', ' '));
});
