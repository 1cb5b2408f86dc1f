import { expect, test } from 'vitest';
import { findInvalidAddress, parseMailAddress, parseMailAddresses } from './mail-address.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' ada@example.com\r\n', 'ada@example.com'],
  ['sales@kontor.technology', 'sales@kontor.technology'],
  ['ada+shop@müller.consulting', 'ada+shop@müller.consulting'],
  ['ada@example.com\r\nBcc: all@example.com', null],
  ['Ada <ada@example.com>', null],
  ['ada@example.com,bob@example.com', null],
  ['', null],
  [undefined, null],
])('%j is written to as %j', (value, address) => {
  expect(parseMailAddress(value)).toBe(address);
});

test('a list may be separated as people write it, and what is no address is named', () => {
  expect(parseMailAddresses('a@example.com; b@example.com,\nnobody a@example.com')).toEqual([
    'a@example.com',
    'b@example.com',
  ]);
  expect(parseMailAddresses(null)).toEqual([]);
  expect(findInvalidAddress('a@example.com nobody x')).toBe('nobody');
  expect(findInvalidAddress('a@example.com')).toBeNull();
});
