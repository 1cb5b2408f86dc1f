import { expect, test } from 'vitest';
import type { User } from '#cms/base/payload-types.ts';
import { ROLES, type Role } from './roles.ts';
import { isSignedIn, publishedOrAllDrafts } from './rules.ts';

const VISITOR = { req: { user: null } };

function requestOf(role: Role, more: Partial<User> = {}): { readonly req: { readonly user: User } } {
  const day = '2026-01-01T12:00:00.000Z';
  const user: User = {
    id: 1,
    collection: 'users',
    email: 'a@b.example',
    roles: [role],
    createdAt: day,
    updatedAt: day,
    ...more,
  };
  return { req: { user } };
}

test('visitors read nothing over REST', () => {
  expect(isSignedIn(VISITOR)).toBe(false);
  expect(publishedOrAllDrafts(VISITOR)).toBe(false);
});

test('drafts are for editors and administrators, what is published for all who are signed in', () => {
  for (const role of ['editor', 'admin'] as const) expect(publishedOrAllDrafts(requestOf(role))).toBe(true);
  for (const role of ['recruiter', 'sales'] as const) {
    expect(publishedOrAllDrafts(requestOf(role))).toEqual({ _status: { equals: 'published' } });
    expect(isSignedIn(requestOf(role))).toBe(true);
  }
});

test('who must have a second factor reads nothing before it is set up, whatever the role', () => {
  for (const role of ROLES) {
    const waiting = requestOf(role, { totp_required: true });
    expect([isSignedIn(waiting), publishedOrAllDrafts(waiting)]).toEqual([false, false]);
    expect(isSignedIn(requestOf(role, { totp_required: true, totp_enabled: true }))).toBe(true);
  }
});
