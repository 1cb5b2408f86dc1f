import { expect, test } from 'vitest';
import { findZones } from '#app/base/zone-times.ts';
import { formatStampTime } from './Stamp.tsx';
import { formatConfirmation, formatSentText } from './sent-texts.ts';

test('§4 ends a success text with the first name and an exclamation mark', () => {
  expect(formatSentText('We have your message,', 'Ada')).toBe('We have your message, Ada!');
  expect(formatSentText('', 'Ada')).toBe('Ada!');
});

test('§4 ends a confirmation with the full name, or is the name', () => {
  expect(formatConfirmation('We have your application,', 'Ada Okonkwo')).toBe('We have your application, Ada Okonkwo');
  expect(formatConfirmation('', 'Ada Okonkwo')).toBe('Ada Okonkwo');
});

test('writes the day and the time of the office, whatever zone the reader is in', () => {
  const at = '2025-11-13T22:42:10.000Z';
  const zones = findZones([{ time_zone: 'Europe/Berlin' }, { time_zone: 'Asia/Kolkata' }], 'en', 2025);
  expect(Object.values(zones).map((times) => formatStampTime(at, times))).toEqual([
    { day: '13.11.25', time: '23:42' },
    { day: '14.11.25', time: '04:12' },
  ]);
});
