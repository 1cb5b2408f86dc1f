import type { CollectionAfterChangeHook } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import { joinRoles } from '#cms/kit/access/roles.ts';

function isSame(one: User, other: User): boolean {
  return one.email === other.email && joinRoles(one.roles) === joinRoles(other.roles);
}

/**
 * Ends all sessions of an account whose roles or address changed. Payload ends them itself when the password changes,
 * all but the one that changed it, and with a deleted account.
 */
export const endSessions: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || isSame(doc, previousDoc)) return;
  await req.payload.db.updateOne({ collection: 'users', id: doc.id, data: { sessions: [] }, req, returning: false });
};
