import type { User } from '#cms/base/payload-types.ts';

/** Returns the name under which a user is known to recipients of answers and to colleagues. */
export function colleagueName({ name, email }: Pick<User, 'email' | 'name'>): string {
  return name?.trim() || email;
}
