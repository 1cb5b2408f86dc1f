import { expect, it } from 'vitest';
import { chooseCoding } from './content-coding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['gzip', 'gzip'],
  ['brotli', 'identity'],
])('%j → %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
  expect(chooseCoding(header)).toBe(coding);
});
