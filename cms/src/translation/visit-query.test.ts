import { expect, test } from 'vitest';
import { makeVisitQuery } from './visit-query.ts';

test('an editor visits the other language, a translator stays in it', () => {
  expect(makeVisitQuery('en', { roles: ['editor'] })).toBe('?locale=en&visit=en');
  expect(makeVisitQuery('en', { roles: ['translator_en'] })).toBe('?locale=en');
});
