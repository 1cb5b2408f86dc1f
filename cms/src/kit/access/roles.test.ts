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

test('who is to have a second factor has no role before it is set up', () => {
  expect(hasRole({ roles: ['admin'], totp_required: true }, 'editor')).toBe(false);
  expect(hasRole({ roles: ['admin'], totp_required: true, totp_enabled: false })).toBe(false);
  expect(hasRole({ roles: ['admin'], totp_required: true, totp_enabled: true }, 'editor')).toBe(true);
  expect(hasRole({ roles: ['sales'], totp_required: false }, 'sales')).toBe(true);
});
