import type { Office } from '@kontorwerk/contract/settings/settings';
import { expect, test } from 'vitest';
import { formatDay, formatOffset, formatStaffedHours, formatWorkdays } from './strip-texts.ts';

test('writes offsets in hours and quarters', () => {
  expect([0, 270, 240, -300, 345, -30].map(formatOffset)).toEqual(['', '+ 4 ½', '+ 4', '− 5', '+ 5 ¾', '− ½']);
});

test('writes the day of a clock as each language does', () => {
  const minute = Date.UTC(2025, 10, 14, 1, 30) / 60_000;
  expect(formatDay(minute, 'de')).toBe('Freitag, 14. November 2025');
  expect(formatDay(minute, 'en')).toBe('Friday 14 November 2025');
});

test('says when somebody is at a desk', () => {
  expect(formatStaffedHours([{ from: 300, to: 1080 }], 'Munich', 'en')).toBe(
    'From 05:00 to 18:00 Munich time, somebody is at the desk.',
  );
  expect(
    formatStaffedHours(
      [
        { from: 0, to: 480 },
        { from: 540, to: 1440 },
      ],
      'München',
      'de',
    ),
  ).toBe('Von 00:00 bis 08:00 und von 09:00 bis 24:00 Uhr Ortszeit München sitzt jemand am Schreibtisch.');
  expect(formatStaffedHours([], 'Munich', 'en')).toBe('Today the desks are empty.');
});

test('names the working days that all offices share', () => {
  const office = (workdays: number[]): Office => ({
    ...{ code: '', city: '', address: '', phone: '', time_zone: '', opens: '', closes: '', latitude: 0, longitude: 0 },
    ...{ map_link: '', map_embed: '', workdays },
  });
  expect(formatWorkdays([office([1, 2, 3, 4, 5]), office([5, 4, 3, 2, 1])], 'en')).toBe('Monday to Friday');
  expect(formatWorkdays([office([1, 3, 5])], 'de')).toBe('Montag, Mittwoch und Freitag');
  expect(formatWorkdays([office([1, 2]), office([1, 2, 3])], 'en')).toBe('');
  expect(formatWorkdays([office([])], 'en')).toBe('');
});
