import { expect, test } from 'vitest';
import { isNumberedPath } from './numbered-path.ts';

test.each([
  ['/?p=12', true],
  ['?p=12', true],
  ['/index.php?p=12', true],
  ['/de/?p=12', true],
  ['/de?p=12', true],
  ['/de/index.php?page_id=12', true],
  ['/?lang=de&cat=3', true],
  ['/?s=tea', true],
  ['/', false],
  ['/?page=2', false],
  ['/#x?p=12', false],
  ['/?a=1#&p=12', false],
  ['/dessert?p=12', false],
  ['/projects?p=12', false],
])('%s is an address by number: %s', (path, expected) => {
  expect(isNumberedPath(path)).toBe(expected);
});
