import type { User } from '#cms/base/payload-types.ts';

/** An account; without its address where the reader may not see it. */
type Account = Pick<User, 'id' | 'name'> & { readonly email?: string };

/** Returns a key that is the same for every spelling of an e-mail address that sign-in accepts. */
export function normaliseEmail(email: string): string {
  return email.toLowerCase().trim();
}

/** Returns the name under which a user is known to recipients of answers and to colleagues. */
export function colleagueName({ id, name, email }: Account): string {
  return name?.trim() || email || `#${id}`;
}
