import type { CollectionBeforeOperationHook } from 'payload';
import * as v from 'valibot';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';

const linkSchema = v.object({ token: v.pipe(v.string(), v.minLength(1)) });

/**
 * Makes a new password by a mailed link wait for saves of its account, before Payload reads that: it writes back all that
 * it has read, such as earlier roles, and would insert a deleted account again.
 */
export const lockForReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return;
  const link = v.safeParse(linkSchema, 'data' in args ? args.data : null);
  if (!link.success) return;
  const where = { resetPasswordToken: { equals: link.output.token } };
  const found = await req.payload.db.findOne({ collection: 'users', where, req });
  if (found) await lockSaves(req, { collection: 'users', id: Number(found.id) });
};
