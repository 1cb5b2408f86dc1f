import { expect, test } from 'vitest';
import { buildTelAddress } from './PhoneLink.tsx';

test.each([
  ['+49 89 99998-120', 'tel:+498999998120'],
  ['+49 (0)203 555 01', 'tel:+4920355501'],
  ['(0203) 555/01', 'tel:020355501'],
  ['+92 21 3333 4444', 'tel:+922133334444'],
])('%s is called by %s', (phone, address) => {
  expect(buildTelAddress(phone)).toBe(address);
});
