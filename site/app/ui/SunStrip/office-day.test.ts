import type { Office } from '@kontorwerk/contract/settings/settings';
import { expect, test } from 'vitest';
import { findZones } from '#app/base/zone-times.ts';
import { buildSunDay, type SunDay } from './office-day.ts';

function office(code: string, time_zone: string, opens: string, closes: string, workdays = [1, 2, 3, 4, 5]): Office {
  const place = { city: code, address: '', phone: '', latitude: 0, longitude: 0, map_link: '', map_embed: '' };
  return { ...place, code, time_zone, opens, closes, workdays };
}

function dayAt(offices: readonly Office[], instant: number): SunDay | null {
  return buildSunDay(offices, findZones(offices, 'en', 2025), instant);
}

const munich = office('MUC', 'Europe/Berlin', '09:00', '18:00');
const duisburg = office('DUI', 'Europe/Berlin', '08:00', '17:00');
const chennai = office('MAA', 'Asia/Kolkata', '09:30', '18:30');
const karachi = office('KHI', 'Asia/Karachi', '09:00', '18:00');
const four = [munich, duisburg, chennai, karachi];

const at = (text: string) => Date.parse(`${text}Z`);
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

test('draws a winter day on the clock of the first office', () => {
  const day = dayAt(four, at('2025-11-13T09:42'));
  expect(day?.minute).toBe(10 * 60 + 42);
  expect(day?.offices.map(({ time }) => time)).toEqual(['10:42', '10:42', '15:12', '14:42']);
  expect(day?.offices.map(({ ahead }) => ahead)).toEqual([0, 0, 270, 240]);
  expect(day?.offices.map(({ spans }) => spans)).toEqual([
    [hours(9, 18)],
    [hours(8, 17)],
    [hours(5, 14)],
    [hours(5, 14)],
  ]);
  expect(day?.offices.every(({ open }) => open)).toBe(true);
  expect(day?.staffed).toEqual([hours(5, 18)]);
});

test('moves offices without daylight saving by an hour in summer', () => {
  const day = dayAt(four, at('2025-07-15T04:30'));
  expect(day?.minute).toBe(6 * 60 + 30);
  expect(day?.offices.map(({ ahead }) => ahead)).toEqual([0, 0, 210, 180]);
  expect(day?.offices[2]?.spans).toEqual([hours(6, 15)]);
  expect(day?.offices.map(({ open }) => open)).toEqual([false, false, true, true]);
  expect(day?.staffed).toEqual([hours(6, 18)]);
});

test('keeps opening times on the day the clocks change', () => {
  const daily = [1, 2, 3, 4, 5, 6, 7];
  const day = dayAt(
    [office('MUC', 'Europe/Berlin', '09:00', '18:00', daily), office('MAA', 'Asia/Kolkata', '09:30', '18:30', daily)],
    at('2025-10-26T00:30'),
  );
  expect(day?.offices.map(({ spans }) => spans)).toEqual([[hours(9, 18)], [hours(5, 14)]]);
});

test('shows the usual hours on a day off, and nobody at a desk', () => {
  const day = dayAt(four, at('2025-11-15T10:00'));
  expect(day?.offices.map(({ works, open }) => works || open)).toEqual([false, false, false, false]);
  expect(day?.offices[0]?.spans).toEqual([hours(9, 18)]);
  expect(day?.staffed).toEqual([]);
});

test('opens at the first minute and closes before the last', () => {
  const open = (text: string) => dayAt([munich], at(text))?.offices[0]?.open;
  expect(open('2025-11-13T07:59')).toBe(false);
  expect(open('2025-11-13T08:00')).toBe(true);
  expect(open('2025-11-13T16:59')).toBe(true);
  expect(open('2025-11-13T17:00')).toBe(false);
});

test('splits the hours of an office whose day crosses midnight at home', () => {
  const sydney = office('SYD', 'Australia/Sydney', '09:00', '18:00');
  const thursday = dayAt([munich, sydney], at('2025-11-13T12:00'));
  expect(thursday?.offices[1]?.spans).toEqual([hours(0, 8), hours(23, 24)]);
  const sunday = dayAt([munich, sydney], at('2025-11-16T22:30'));
  expect(sunday?.offices[1]).toMatchObject({ works: true, open: true, spans: [hours(23, 24)] });
});

test('counts hours until after midnight as one stretch', () => {
  const night = office('LIS', 'Europe/Lisbon', '20:00', '02:00', [4]);
  expect(dayAt([munich, night], at('2025-11-13T12:00'))?.offices[1]?.spans).toEqual([hours(21, 24)]);
  expect(dayAt([munich, night], at('2025-11-14T12:00'))?.offices[1]?.spans).toEqual([hours(0, 3)]);
});

test('leaves out an office in an unknown time zone', () => {
  const nowhere = office('NIL', 'Mars/Olympus', '09:00', '18:00');
  expect(dayAt([munich, nowhere], at('2025-11-13T12:00'))?.offices).toHaveLength(1);
  expect(dayAt([nowhere], at('2025-11-13T12:00'))).toBeNull();
});
