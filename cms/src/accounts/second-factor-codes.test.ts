import { expect, test } from 'vitest';
import { findCodePeriod, generateSecret, makeSetupAddress } from './second-factor-codes.ts';

/** “12345678901234567890”, whose codes RFC 6238 lists. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('RFC 6238: at %i s the code is %s, and a period earlier or later it still passes', (seconds, code) => {
  const period = Math.floor(seconds / 30);
  for (const off of [-30, 0, 30]) expect(findCodePeriod(SECRET, code, (seconds + off) * 1000)).toBe(period);
  for (const off of [-90, 90]) expect(findCodePeriod(SECRET, code, (seconds + off) * 1000)).toBeNull();
});

test('what is no code of six digits is wrong', () => {
  for (const code of ['', '28708', '2870820', 'abcdef', '94287082'])
    expect(findCodePeriod(SECRET, code, 59_000)).toBeNull();
  expect(findCodePeriod(SECRET, ' 287 082 ', 59_000)).toBe(1);
});

test('each secret is another one, and the address for the device names it and the account', () => {
  const secret = generateSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(generateSecret()).not.toBe(secret);
  const address = new URL(makeSetupAddress(secret, 'ada@example.com'));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(address.pathname)).toContain('ada@example.com');
});
