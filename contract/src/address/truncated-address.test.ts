import { expect, test } from 'vitest';
import { truncated } from './truncated-address.ts';

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
  expect(truncated(address)).toBe(kept);
});
