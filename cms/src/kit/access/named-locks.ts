import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { CollectionAfterReadHook } from 'payload';
import { colleagueName } from './colleague-name.ts';

/** The number of a user that a lock names, filled in or not. */
function idOf(user: unknown): number | null {
  const value = isRecord(user) ? user.value : null;
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? id : null;
}

/**
 * Shows the holder of a lock by name, and nothing else of the account: accounts are for administrators, to
 * others Payload would show a number. Its dialogs show what stands as the mail address.
 */
export const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = idOf(doc.user);
  if (id === null) return doc;
  const holder = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { name: true, email: true },
    req: { transactionID: req.transactionID },
  });
  return holder ? { ...doc, user: { ...doc.user, value: { id, email: colleagueName(holder) } } } : doc;
};
