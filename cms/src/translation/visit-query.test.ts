import { expect, test } from 'vitest';
import { visitQuery } from './visit-query.ts';

test('an editor visits the other language, a translator stays in it', () => {
  expect(visitQuery('en', { roles: ['editor'] })).toBe('?locale=en&visit=en');
  expect(visitQuery('en', { roles: ['translator_en'] })).toBe('?locale=en');
});
