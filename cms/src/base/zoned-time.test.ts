import { expect, test } from 'vitest';
import { clockTime, zonedTime } from './zoned-time.ts';

const SUMMER = new Date('2026-07-01T22:30:05.000Z');
const WINTER = new Date('2026-12-31T23:30:05.000Z');

test('a moment is told by the clock of a place, with how far that is from universal time', () => {
  expect(zonedTime(SUMMER, 'Europe/Berlin')).toBe('2026-07-02T00:30:05+02:00');
  expect(zonedTime(WINTER, 'Europe/Berlin')).toBe('2027-01-01T00:30:05+01:00');
  expect(zonedTime(WINTER, 'Asia/Kolkata')).toBe('2027-01-01T05:00:05+05:30');
  expect(zonedTime(WINTER, 'UTC')).toBe('2026-12-31T23:30:05Z');
  expect(clockTime(SUMMER, 'Europe/Berlin').toISOString()).toBe('2026-07-02T00:30:05.000Z');
});
