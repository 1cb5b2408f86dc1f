import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1::6', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['', 'unknown'],
  [null, 'unknown'],
])('%s was sent by %s', (header, address) => {
  expect(clientAddress(header)).toBe(address);
});
