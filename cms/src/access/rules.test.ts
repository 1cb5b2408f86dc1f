import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { publishedOrEditors, signedIn } from './rules.ts';

function requestOf(...roles: readonly string[]): { readonly req: PayloadRequest } {
  const user = roles.length > 0 ? { id: 1, collection: 'users', roles } : null;
  return { req: { user } as unknown as PayloadRequest };
}

test('visitors read nothing over REST', () => {
  expect(signedIn(requestOf())).toBe(false);
  expect(publishedOrEditors(requestOf())).toBe(false);
});

test('drafts are for editors and administrators, what is published for all who are signed in', () => {
  for (const role of ['editor', 'admin']) expect(publishedOrEditors(requestOf(role))).toBe(true);
  for (const role of ['recruiter', 'sales']) {
    expect(publishedOrEditors(requestOf(role))).toEqual({ _status: { equals: 'published' } });
    expect(signedIn(requestOf(role))).toBe(true);
  }
});
