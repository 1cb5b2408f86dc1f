import { expect, test } from 'vitest';
import { hasRole } from './roles.ts';

test('administrators have every role, others their own', () => {
  expect(hasRole({ roles: ['admin'] }, 'sales')).toBe(true);
  expect(hasRole({ roles: ['sales'] }, 'sales', 'editor')).toBe(true);
  expect(hasRole({ roles: ['sales'] }, 'recruiter')).toBe(false);
  expect(hasRole({ roles: ['editor'] })).toBe(false);
});

test('nobody signed in has none', () => {
  for (const user of [null, undefined, {}, { roles: null }, 'admin']) expect(hasRole(user, 'editor')).toBe(false);
});
