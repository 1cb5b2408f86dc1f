import { hasRole, type Role } from './roles.ts';

type HiddenFor = (args: { readonly user: unknown }) => boolean;

/** Keeps what somebody can't use out of their navigation; administrators see everything. */
export function hiddenUnless(...roles: readonly Role[]): HiddenFor {
  return ({ user }) => !hasRole(user, ...roles);
}
