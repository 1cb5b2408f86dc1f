import { expect, test } from 'vitest';
import { instantOf, minuteOfDay, timeOf, wallMinute, weekdayOf, type ZoneTimes, zoneName } from './wall-clock.ts';
import { findZoneTimes } from './zone-times.ts';

const utc = (text: string) => Date.parse(`${text}Z`);

function timesOf(zone: string, language: 'en' | 'de' = 'en'): ZoneTimes {
  const times = findZoneTimes(zone, language, 2025);
  if (!times) throw new Error(`there is no ${zone}`);
  return times;
}

test('reads the clock of a zone, half hours and daylight saving included', () => {
  const munich = (text: string) => wallMinute(timesOf('Europe/Berlin'), utc(text)) - utc(text) / 60_000;
  expect(munich('2025-11-13T09:42')).toBe(60);
  expect(munich('2025-07-13T09:42')).toBe(120);
  expect(wallMinute(timesOf('Asia/Kolkata'), utc('2025-11-13T09:42')) - utc('2025-11-13T09:42') / 60_000).toBe(330);
});

test('finds the instant of a clock time on both sides of a change of the clocks', () => {
  for (const text of ['2025-10-26T00:30', '2025-10-26T09:00', '2025-03-30T09:00', '2025-06-01T23:59']) {
    const minute = utc(text) / 60_000;
    expect(wallMinute(timesOf('Europe/Berlin'), instantOf(timesOf('Europe/Berlin'), minute))).toBe(minute);
  }
});

test('names the zone as the season has it', () => {
  expect(zoneName(timesOf('Europe/Berlin'), utc('2025-11-13T12:00'))).toBe('CET');
  expect(zoneName(timesOf('Europe/Berlin', 'de'), utc('2025-07-13T12:00'))).toBe('MESZ');
});

test('counts weekdays from Monday', () => {
  expect(weekdayOf(utc('2025-11-13T00:00') / 60_000)).toBe(4);
  expect(weekdayOf(utc('2025-11-16T23:59') / 60_000)).toBe(7);
  expect(weekdayOf(utc('1969-12-29T00:00') / 60_000)).toBe(1);
});

test('writes and reads times of day', () => {
  expect(minuteOfDay('09:30')).toBe(570);
  expect(timeOf(570)).toBe('09:30');
  expect(timeOf(1440)).toBe('24:00');
});
