import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { CollectionAfterReadHook } from 'payload';
import { nameShownTo } from './colleague-name.ts';

/** Returns the id of a lock's user, populated or not. */
function idOf(user: unknown): number | null {
  const value = isRecord(user) ? user.value : null;
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? id : null;
}

/**
 * Shows the holder of a lock by name, and nothing else of the account: accounts are for administrators, and Payload
 * would show other users an id. Payload's dialogs show the value of the e-mail address.
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
  return holder ? { ...doc, user: { ...doc.user, value: { id, email: nameShownTo(req.user, holder) } } } : doc;
};
