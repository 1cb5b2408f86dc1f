import { hasRole, type Role } from './roles.ts';

type HiddenFor = (args: { readonly user: unknown }) => boolean;

function isSignedIn(user: unknown): user is { readonly roles?: readonly Role[] } {
  return typeof user === 'object' && user !== null;
}

/** Keeps what somebody can't use out of their navigation. */
export function hiddenUnless(...roles: readonly Role[]): HiddenFor {
  return ({ user }) => !(isSignedIn(user) && hasRole(user, ...roles));
}
