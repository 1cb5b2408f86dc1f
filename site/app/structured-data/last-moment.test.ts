import { expect, test } from 'vitest';
import { findLastMoment } from './last-moment.ts';

test.each([
  ['2026-12-31', '2026-12-31T23:59:59+01:00'],
  ['2026-07-01', '2026-07-01T23:59:59+02:00'],
  // Days of daylight saving changes.
  ['2026-03-28', '2026-03-28T23:59:59+01:00'],
  ['2026-03-29', '2026-03-29T23:59:59+02:00'],
  ['2026-10-24', '2026-10-24T23:59:59+02:00'],
  ['2026-10-25', '2026-10-25T23:59:59+01:00'],
])('%s ends at %s', (day, moment) => {
  expect(findLastMoment(day)).toBe(moment);
});
