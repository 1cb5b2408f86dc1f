import { expect, test } from 'vitest';
import { stampTime } from './sent-stamp.ts';

test('writes the day and the time of the office, whatever zone the reader is in', () => {
  const at = '2025-11-13T22:42:10.000Z';
  expect(stampTime(at, { code: 'MUC', time_zone: 'Europe/Berlin' })).toEqual({ day: '13.11.25', time: '23:42 MUC' });
  expect(stampTime(at, { code: 'MAA', time_zone: 'Asia/Kolkata' })).toEqual({ day: '14.11.25', time: '04:12 MAA' });
});
