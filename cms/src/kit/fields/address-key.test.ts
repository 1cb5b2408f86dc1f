import { matchesRole, matchesSlug } from '@kontorwerk/contract/address/slug';
import { expect, test } from 'vitest';
import { addressKey, addressKeysOf } from './address-key.ts';

test.each([
  ['Two Lamps', ' two  lamps', matchesSlug],
  ['Zwei Leuch\u00adten', 'zwei-leuchten', matchesSlug],
  ['Senior Full - Stack Developer', 'senior full-stack developer', matchesRole],
])('titles that have one address have one key: %s, %s', (title, other, matches) => {
  expect(matches(title, other)).toBe(true);
  expect(addressKey(title)).toBe(addressKey(other));
});

test('titles of different addresses have different keys', () => {
  expect(addressKey('Two Lamps')).not.toBe(addressKey('Two Lamp'));
});

test('a title that is written in one language alone has its key in that one', () => {
  expect(addressKeysOf({ title: { de: 'Zwei Leuchten' } })).toEqual({ address_key: { de: 'zwei-leuchten' } });
  expect(addressKeysOf({ title: { en: 'Two Lamps', de: null } })).toEqual({ address_key: { en: 'two-lamps' } });
  expect(addressKeysOf({ name: 'Lamp' })).toEqual({});
});
