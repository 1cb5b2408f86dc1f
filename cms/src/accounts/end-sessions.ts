import type { CollectionAfterChangeHook } from 'payload';
import type { User } from '../payload-types.ts';

function rightsOf({ roles, email }: Partial<User>): string {
  return JSON.stringify([[...(roles ?? [])].sort(), email]);
}

/**
 * Ends all sessions of somebody whose roles or address changed. Payload ends them itself when the password changes, all
 * but the one that changed it, and with a deleted account.
 */
export const endSessions: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || rightsOf(doc) === rightsOf(previousDoc)) return;
  await req.payload.db.updateOne({ collection: 'users', id: doc.id, data: { sessions: [] }, req, returning: false });
};
