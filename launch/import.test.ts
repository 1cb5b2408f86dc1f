import { expect, test } from 'vitest';
import { readArguments } from './import.ts';

test('sources and the option are told apart', () => {
  expect(readArguments(['en.xml', '--overwrite', 'de.xml'])).toEqual({
    sources: ['en.xml', 'de.xml'],
    overwrite: true,
  });
});

test.each([
  [[], /^Name what is to be imported/],
  [['--overwrite'], /^Name what is to be imported/],
  [['a.xml', '--dry-run'], /^There is no option --dry-run\. Name what is to be imported/],
  [['--check', 'a.xml'], /^There is no option --check\./],
])('%j gets told how it is used', (words, told) => {
  expect(() => readArguments(words)).toThrow(told);
});
