import { expect, test } from 'vitest';
import { toOwnPath } from './page-address.ts';

test.each([
  ['https://www.example/de/blog/alt?x=1#y', '/de/blog/alt?x=1#y'],
  ['http://WWW.example', '/'],
  ['https://www.example//evil.test/a', '/evil.test/a'],
  ['https://www.example:443/a', '/a'],
  ['//www.example/a', '/a'],
  ['/a', '/a'],
  ['//evil.test/a', null],
  ['https://www.example:8443/a', null],
  ['https://www.example.org/a', null],
  ['https://www.example@evil.test/a', null],
  ['https://', null],
  ['mailto:hello@www.example', null],
  ['pages:12', null],
])('%s is %s to the site at www.example', (address, path) => {
  expect(toOwnPath(address, 'https://www.example')).toBe(path);
});
