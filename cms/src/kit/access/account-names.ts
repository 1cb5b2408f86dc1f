import type { PayloadRequest, Where } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import { getReadOptions } from '../read-options.ts';
import { hasRole } from './roles.ts';

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

/** Returns the name under which all readers may see a user: without a name of its own, an account is a number. */
export function publicName({ id, name }: Account): string {
  return colleagueName({ id, name });
}

/** Returns an account's name as a reader may see it; its address is for its owner and administrators. */
export function nameShownTo(reader: unknown, account: Account): string {
  const isOwner = typeof reader === 'object' && reader !== null && 'id' in reader && reader.id === account.id;
  return isOwner || hasRole(reader) ? colleagueName(account) : publicName(account);
}

/** Returns the names of the accounts that a query finds, as the request's user may see them, by id. */
export async function findShownNames(req: PayloadRequest, where: Where): Promise<ReadonlyMap<number, string>> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    pagination: false,
    select: { name: true, email: true },
    ...getReadOptions(req),
  });
  return new Map(docs.map((account) => [account.id, nameShownTo(req.user, account)]));
}
