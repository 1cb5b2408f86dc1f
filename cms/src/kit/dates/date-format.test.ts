import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { formatDay, formatMoment, parseDay, parseTime } from './date-format.ts';
import { DATE_WORDS } from './date-words.ts';

const NEW_YEARS_EVE = '2026-12-31T12:00:00.000Z';

test.each([
  '31.12.2026',
  '31. 12. 2026',
  '31.12.26',
  '31. Dezember 2026',
  '31 Dec 2026',
  'Dec 31, 2026',
  'Thursday, 31st December 2026',
  '31/12/2026',
  '2026-12-31',
  '20261231',
  ' 31.12.2026 ',
])('%s is a day to readers of either language', (text) => {
  for (const reader of LANGUAGES) expect(parseDay(text, reader)).toEqual({ value: NEW_YEARS_EVE });
});

test.each(['31.13.2026', '29.02.2027', 'morgen', '31.12.', '12/2026', '2026', '1798675200', '31,12,2026'])(
  '%s is no day, and that is said',
  (text) => {
    for (const reader of LANGUAGES) expect(parseDay(text, reader)).toEqual({ problem: DATE_WORDS.noDay });
  },
);

test('a year that nobody means is said to be one', () => {
  expect(parseDay('31.12.2206', 'de')).toEqual({ problem: DATE_WORDS.far });
  expect(parseDay('31 Dec 2962', 'en')).toEqual({ problem: DATE_WORDS.far });
});

test('with strokes the day is first in German; in English it may be two days', () => {
  expect(parseDay('05/04/2026', 'de')).toEqual({ value: '2026-04-05T12:00:00.000Z' });
  expect(parseDay('05/04/2026', 'en')).toEqual({ problem: DATE_WORDS.twoDays });
});

test.each([
  '31.12.2026, 14:30',
  '31.12.2026 14:30',
  '31.12.2026 um 14.30 Uhr',
  '31 Dec 2026, 14:30',
  'Dec 31, 2026 at 2:30 pm',
  '2026-12-31T14:30',
  '2026-12-31 13:30 UTC',
  '2026-12-31T14:30:00+01:00',
])('%s is a moment by the agency’s clock', (text) => {
  for (const reader of LANGUAGES) expect(parseTime(text, reader)).toEqual({ value: '2026-12-31T13:30:00.000Z' });
});

test('full hours need no minutes', () => {
  expect(parseTime('31.12.2026 14 Uhr', 'de')).toEqual({ value: '2026-12-31T13:00:00.000Z' });
  expect(parseTime('31 Dec 2026, 2 pm', 'en')).toEqual({ value: '2026-12-31T13:00:00.000Z' });
});

test('a time is one of the clocks of the zone that is asked for, unless it says another', () => {
  expect(parseTime('31 Dec 2026, 14:30', 'en', 'Asia/Karachi')).toEqual({ value: '2026-12-31T09:30:00.000Z' });
  expect(parseTime('2026-12-31 14:30 UTC', 'en', 'Asia/Karachi')).toEqual({ value: '2026-12-31T14:30:00.000Z' });
});

test.each(['31.12.2026', '14:30', '31.12.2026 25:00', '1798675200'])('%s is no moment, and that is said', (text) => {
  for (const reader of LANGUAGES) expect(parseTime(text, reader)).toEqual({ problem: DATE_WORDS.noMoment });
});

test('a time that the clocks skip is said to be one, by the clocks of the zone', () => {
  expect(parseTime('28.3.2027 02:30', 'de')).toEqual({ problem: DATE_WORDS.skipped });
  expect(parseTime('28.3.2027 03:00', 'de')).toEqual({ value: '2027-03-28T01:00:00.000Z' });
  expect(parseTime('28 Mar 2027, 02:30', 'en', 'Asia/Karachi')).toEqual({ value: '2027-03-27T21:30:00.000Z' });
});

test.each(['28.11.2026 23:30 UTC', '28.11.2026, 14:30', '2026-11-28T23:30:00-05:00'])(
  '%s is more than a day, and that is said',
  (text) => expect(parseDay(text, 'de')).toEqual({ problem: DATE_WORDS.onlyDay }),
);

test('an empty field is no date', () => {
  expect(parseDay(' ', 'de')).toEqual({ value: null });
  expect(parseTime('', 'de')).toEqual({ value: null });
});

test('what is shown is read as the same again', () => {
  for (const reader of LANGUAGES)
    for (let month = 0; month < 12; month += 1) {
      const at = new Date(Date.UTC(2026, month, 5, 12)).toISOString();
      expect(parseDay(formatDay(at, reader), reader)).toEqual({ value: at });
      expect(parseTime(formatMoment(at, reader), reader)).toEqual({ value: at });
      expect(parseTime(formatMoment(at, reader, 'Asia/Karachi'), reader, 'Asia/Karachi')).toEqual({ value: at });
    }
});

test('dates are shown in the reader’s own way', () => {
  expect([formatDay(NEW_YEARS_EVE, 'de'), formatDay(NEW_YEARS_EVE, 'en')]).toEqual(['31.12.2026', '31 Dec 2026']);
  expect([formatMoment(NEW_YEARS_EVE, 'de'), formatMoment(NEW_YEARS_EVE, 'en')]).toEqual([
    '31.12.2026, 13:00',
    '31 Dec 2026, 13:00',
  ]);
  expect([formatDay('', 'de'), formatMoment('nonsense', 'en')]).toEqual(['', '']);
});
