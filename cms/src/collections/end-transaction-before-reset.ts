import { type CollectionBeforeOperationHook, commitTransaction } from 'payload';

/**
 * Lets editors ask for a new password. Payload notes the time of the request outside of the transaction that it has
 * just begun, in which nothing is written yet; SQLite would let that note wait for the end of the transaction, which
 * itself waits for the note. What comes after it begins a transaction of its own.
 */
export const endTransactionBeforeReset: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'forgotPassword') await commitTransaction(req);
};
