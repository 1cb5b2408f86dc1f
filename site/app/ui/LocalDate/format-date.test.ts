import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('writes dates as each language does', () => {
  expect(formatDate('2026-03-26', 'en', 'day')).toBe('26 March 2026');
  expect(formatDate('2026-03-26', 'de', 'day')).toBe('26. März 2026');
  expect(formatDate('2026-03-26T23:30:00.000Z', 'de', 'month')).toBe('März 2026');
});

test('writes nothing for what is no date', () => {
  expect(formatDate('', 'en', 'day')).toBeNull();
  expect(formatDate('2026', 'en', 'day')).toBeNull();
  expect(formatDate('2026-19-45', 'en', 'day')).toBeNull();
  expect(formatDate('2026-02-30', 'en', 'day')).toBeNull();
});
