import { expect, test } from 'vitest';
import type { User } from '../payload-types.ts';
import type { Role } from './roles.ts';
import { publishedOrEditors, signedIn } from './rules.ts';

const VISITOR = { req: { user: null } };

function requestOf(role: Role): { readonly req: { readonly user: User } } {
  const day = '2026-01-01T12:00:00.000Z';
  const user: User = {
    id: 1,
    collection: 'users',
    email: 'a@b.example',
    roles: [role],
    createdAt: day,
    updatedAt: day,
  };
  return { req: { user } };
}

test('visitors read nothing over REST', () => {
  expect(signedIn(VISITOR)).toBe(false);
  expect(publishedOrEditors(VISITOR)).toBe(false);
});

test('drafts are for editors and administrators, what is published for all who are signed in', () => {
  for (const role of ['editor', 'admin'] as const) expect(publishedOrEditors(requestOf(role))).toBe(true);
  for (const role of ['recruiter', 'sales'] as const) {
    expect(publishedOrEditors(requestOf(role))).toEqual({ _status: { equals: 'published' } });
    expect(signedIn(requestOf(role))).toBe(true);
  }
});
