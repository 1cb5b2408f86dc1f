import type { User } from '#cms/base/payload-types.ts';

/** What a colleague is known by to who is answered, and to other colleagues. */
export function colleagueName({ name, email }: Pick<User, 'email' | 'name'>): string {
  return name?.trim() || email;
}
