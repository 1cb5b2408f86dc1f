import { expect, test } from 'vitest';
import { formatInZone, formatWithOffset, parseLocalTime, toLocalClock } from './time-zones.ts';

const SUMMER = new Date('2026-07-01T22:30:05.000Z');
const WINTER = new Date('2026-12-31T23:30:05.000Z');

test('a moment is told by the clock of a place, with how far that is from universal time', () => {
  expect(formatWithOffset(SUMMER, 'Europe/Berlin')).toBe('2026-07-02T00:30:05+02:00');
  expect(formatWithOffset(WINTER, 'Europe/Berlin')).toBe('2027-01-01T00:30:05+01:00');
  expect(formatWithOffset(WINTER, 'Asia/Kolkata')).toBe('2027-01-01T05:00:05+05:30');
  expect(formatWithOffset(WINTER, 'UTC')).toBe('2026-12-31T23:30:05Z');
  expect(toLocalClock(SUMMER, 'Europe/Berlin').toISOString()).toBe('2026-07-02T00:30:05.000Z');
});

test.each([
  ['2026-12-01T09:00', 'Europe/Berlin', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
  ['2026-07-01T00:15', 'Asia/Kolkata', '2026-06-30T18:45:00.000Z'],
  // The hour before the clocks go forward, and after.
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
])('%s in %s is %s', (time, zone, instant) => {
  expect(parseLocalTime(time, zone).toISOString()).toBe(instant);
  expect(formatInZone(zone, instant)).toBe(time.replace('T', ' '));
});
