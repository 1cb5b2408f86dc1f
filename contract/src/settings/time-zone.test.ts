import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each(['Asia/Kolkata', 'Europe/Berlin', 'UTC'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

test.each(['', 'Europe/Kontor', 'Munich'])('"%s" is none', (name) => {
  expect(isTimeZone(name)).toBe(false);
});
