/**
 * Who does what: editors keep content, media and settings; recruiters see applications and resumes and nothing
 * else of people; sales sees contact messages; administrators see and do everything.
 */
export const ROLES = ['admin', 'editor', 'recruiter', 'sales'] as const;
export type Role = (typeof ROLES)[number];

type SignedIn = { readonly roles?: readonly Role[] | null } | null | undefined;

/** Tells whether somebody signed in has one of the roles; administrators have them all. */
export function hasRole(user: SignedIn, ...roles: readonly Role[]): boolean {
  const held = user?.roles ?? [];
  return held.some((role) => role === 'admin' || roles.includes(role));
}
