import { isDeepStrictEqual } from 'node:util';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import { joinRoles } from '../access/roles.ts';
import { recordAction } from './record.ts';

/** Records who created a user, and who changed a user's roles, or address: entries name an account by its address. */
export const recordUser: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, operation, req }) => {
  const target = `users/${doc.id}`;
  const roles = joinRoles(doc.roles);
  if (operation === 'create') return recordAction(req, 'user_made', target, roles);
  if (roles !== joinRoles(previousDoc.roles)) await recordAction(req, 'roles_changed', target, roles);
  if (doc.email !== previousDoc.email)
    await recordAction(req, 'settings_changed', target, `${previousDoc.email} → ${doc.email}`);
};

/** Records who deleted a user. */
export const recordUserDeletion: CollectionAfterDeleteHook<User> = async ({ doc, id, req }) => {
  await recordAction(req, 'user_deleted', `users/${id}`, doc.email);
};

/** Properties beside the fields that users write. */
const UNWRITTEN_FIELDS: readonly string[] = ['createdAt', 'globalType', 'id', 'translation', 'updatedAt'];

/** Returns the names of the changed fields, or groups of fields. */
function changedFieldNames(before: object, after: object): readonly string[] {
  const earlier: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(
      ([name, value]) =>
        !UNWRITTEN_FIELDS.includes(name) && !isDeepStrictEqual(value ?? null, earlier.get(name) ?? null),
    )
    .map(([name]) => name);
}

/** Records who changed which settings, without their values, which may be personal data. */
export const recordSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const changed = changedFieldNames(previousDoc ?? {}, doc);
  if (changed.length > 0) await recordAction(req, 'settings_changed', `globals/${global.slug}`, changed.join(', '));
};
