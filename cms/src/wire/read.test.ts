import { expect, test } from 'vitest';
import { day, localText, references } from './read.ts';

test('a text comes in the language, else in English, else empty', () => {
  expect(localText({ en: 'Yes', de: 'Ja' }, 'de')).toBe('Ja');
  expect(localText({ en: 'Yes', de: null }, 'de')).toBe('Yes');
  expect(localText({ en: 'Yes', de: '' }, 'de')).toBe('Yes');
  expect(localText({ de: 'Ja' }, 'en')).toBe('');
  expect(localText(undefined, 'en')).toBe('');
  expect(localText('the same', 'de')).toBe('the same');
});

test('a stored date is its day', () => {
  expect(day('2026-03-31T12:00:00.000Z')).toBe('2026-03-31');
  expect(day(null)).toBe('');
});

test('relationships are ids, whether populated or not', () => {
  expect(references([1, { id: 2 }, null, '3'])).toEqual(['1', '2', '3']);
  expect(references(undefined)).toEqual([]);
});
