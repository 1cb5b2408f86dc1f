import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import { rolesInOrder } from '../access/roles.ts';
import { recordDone } from './record.ts';

/** Records who created a user, and who changed a user's roles. */
export const noteUser: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  const roles = rolesInOrder(doc.roles);
  if (operation === 'create') await recordDone(req, 'user_made', `users/${doc.id}`, roles);
  else if (roles !== rolesInOrder(previousDoc.roles)) await recordDone(req, 'roles_changed', `users/${doc.id}`, roles);
};

/** Records who deleted a user. */
export const noteUserDeleted: CollectionAfterDeleteHook<User> = async ({ doc, id, req }) => {
  await recordDone(req, 'user_deleted', `users/${id}`, doc.email);
};
