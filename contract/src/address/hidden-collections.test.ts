import { expect, test } from 'vitest';
import { isHiddenCollection } from './hidden-collections.ts';

test.each([
  ['payload-migrations', true],
  ['payload-kv', true],
  ['constructor', true],
  ['toString', true],
  ['__proto__', true],
  ['payload-preferences', false],
  ['users', false],
  ['', false],
])('%j below the API is nobody’s: %s', (name, hidden) => {
  expect(isHiddenCollection(name)).toBe(hidden);
});
