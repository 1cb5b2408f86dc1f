import type { User } from '#cms/base/payload-types.ts';

/** An account; without its address where the reader may not see it. */
type Account = Pick<User, 'id' | 'name'> & { readonly email?: string };

/** Returns the name under which a user is known to recipients of answers and to colleagues. */
export function colleagueName({ id, name, email }: Account): string {
  return name?.trim() || email || `#${id}`;
}
