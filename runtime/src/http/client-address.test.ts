import { expect, test } from 'vitest';
import { findClientAddress, senderOf, truncateAddress } from './client-address.ts';

test.each([
  [0, '1.2.3.4', '127.0.0.1'],
  [1, '1.2.3.4', '1.2.3.4'],
  [1, 'forged, 1.2.3.4', '1.2.3.4'],
  [2, 'forged, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
  [3, '1.2.3.4', '127.0.0.1'],
  [1, '203.0.113.7:56789', '203.0.113.7'],
  [1, '[2001:db8::7]:56789', '2001:db8::7'],
  [1, '[2001:db8::7]', '2001:db8::7'],
  [1, '2001:db8::7', '2001:db8::7'],
  [1, '', '127.0.0.1'],
  [1, null, '127.0.0.1'],
  [1, undefined, '127.0.0.1'],
  [1, ['forged', '1.2.3.4'], '1.2.3.4'],
])('with %i proxies of our own, %j means %s', (proxies, header, address) => {
  expect(findClientAddress('127.0.0.1', header, proxies)).toBe(address);
});

test.each([
  ...['x1.2.3.4:5', '1.2.3.4:5x', '1.2.3:5', '1.2.3.4.5:6', '1.2.3.4:', '1.2.3.:5'],
  ...['x[::7]:5', '[::7]5', '[::7]:', '[::7]:5x', '[::7', '::7]'],
])('%s is no address with a port, and stays as it is', (hop) => {
  expect(findClientAddress('127.0.0.1', hop, 1)).toBe(hop);
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
  [' ', 'unknown'],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4'],
  ['1::ffff:203.0.113.7', '1:0:0:0'],
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

test.each([
  ['::1', '0:0:0:0:0:0:0:1'],
  ['2001:db8::7', '2001:db8:0:0:0:0:0:7'],
  ['2001:db8::', '2001:db8:0:0:0:0:0:0'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0:0:0:cb00:7107'],
])('where every address counts by itself, %s is %s', (address, sender) => {
  expect(senderOf(address, 128)).toBe(sender);
});

test.each([
  ['203.0.113.7', ['::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7', '0000::ffff:cb00:7107']],
  ['203.0.113.7', ['[::ffff:203.0.113.7]', '[::ffff:203.0.113.7]:443', '::ffff:203.0.113.7%eth0', '203.0.113.7:443']],
  [
    '2001:db8:0:10:0:0:0:7',
    ['2001:0DB8:0000:0010::7', '2001:db8::10:0:0:0:7', '[2001:db8:0:10::7]', '[2001:db8:0:10::7%2]:443'],
  ],
  ['fe80:0:0:0:0:0:0:1', ['fe80::1%eth0', 'FE80::0001%1', 'fe80:0::0:1']],
])('%s is one client in every spelling', (sender, spellings) => {
  expect(spellings.map((spelling) => senderOf(spelling, 128))).toEqual(spellings.map(() => sender));
});

test('what is no number in an address counts as none', () => {
  expect(senderOf('fe80::zz:1:2:3:4', 56)).toBe('fe80:0:0:0');
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8:0::'],
  ['', ''],
  ['localhost', ''],
  ['x203.0.113.77', ''],
  ['203.0.113.77x', ''],
  ['203.0.113', ''],
])('%s is kept as %s', (address, kept) => {
  expect(truncateAddress(address)).toBe(kept);
});
