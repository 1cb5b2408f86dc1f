import { expect, test } from 'vitest';
import { clientAddress, senderOf } from './client-address.ts';

test.each([
  [0, '1.2.3.4', '127.0.0.1'],
  [1, '1.2.3.4', '1.2.3.4'],
  [1, 'forged, 1.2.3.4', '1.2.3.4'],
  [2, 'forged, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
  [3, '1.2.3.4', '127.0.0.1'],
  [1, '1.2.3.4:56789', '1.2.3.4'],
  [1, '[2001:db8::7]:56789', '2001:db8::7'],
  [1, '[2001:db8::7]', '2001:db8::7'],
  [1, '2001:db8::7', '2001:db8::7'],
  [1, '', '127.0.0.1'],
  [1, null, '127.0.0.1'],
])('with %i proxies of our own, %j means %s', (proxies, header, address) => {
  expect(clientAddress('127.0.0.1', header, proxies)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1::6', '2001:db8:1:0'],
  ['2001:db8:0:0:9::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0'],
  ['1:2::4:5:6:7:8', '1:2:0:4'],
  ['1::3:4:5:6:7:8', '1:0:3:4'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:7', '0:0:0:0'],
  ['', 'unknown'],
])('%s counts as %s', (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

test.each([
  [48, '2001:db8:1'],
  [56, '2001:db8:1:ab00'],
  [60, '2001:db8:1:abc0'],
  [128, '2001:db8:1:abcd:2:3:4:5'],
])('with networks of %i bits, an address counts as %s', (bits, sender) => {
  expect(senderOf('2001:db8:1:abcd:2:3:4:5', bits)).toBe(sender);
});
