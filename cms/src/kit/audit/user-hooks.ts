import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import { rolesInOrder } from '../access/roles.ts';
import { recordDone } from './record.ts';

/** Notes down who made a user, and who changed somebody's roles. */
export const noteUser: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  const roles = rolesInOrder(doc.roles);
  if (operation === 'create') await recordDone(req, 'user_made', `users/${doc.id}`, roles);
  else if (roles !== rolesInOrder(previousDoc.roles)) await recordDone(req, 'roles_changed', `users/${doc.id}`, roles);
};

/** Notes down who deleted a user. */
export const noteUserDeleted: CollectionAfterDeleteHook<User> = async ({ doc, id, req }) => {
  await recordDone(req, 'user_deleted', `users/${id}`, doc.email);
};
