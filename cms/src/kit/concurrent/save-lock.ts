import type { PayloadRequest } from 'payload';
import { takeAdvisoryLock, withAdvisoryLock } from '#cms/storage/database/advisory-lock.ts';
import type { Locking } from '#cms/storage/database/row-locks.ts';
import { type EditedDocument, pathOf } from './edited-documents.ts';

const lockName = (edited: EditedDocument) => `save ${pathOf(edited)}`;

/**
 * Makes the saves of a document by forms wait until the request's transaction ends: a save writes all that it has read
 * before, and so has to read what else is written beside it.
 */
export function lockSaves({ payload, transactionID }: Locking, edited: EditedDocument): Promise<void> {
  return takeAdvisoryLock(payload.db, { transactionID }, lockName(edited));
}

/** Does the same while `work` runs, which has no transaction that lasts as long. */
export function withSavesLocked<T>(
  { payload }: Pick<Locking, 'payload'>,
  edited: EditedDocument,
  work: () => Promise<T>,
): Promise<T> {
  return withAdvisoryLock(payload.db, lockName(edited), work);
}

/** The key in a request's context for the transaction of its first write. */
const FIRST_WRITE = 'the transaction of the first write';

/**
 * Whether a request writes for the first time in its transaction. A write within another one, of another document,
 * takes no lock: two of them could wait for each other. Nor does that of a stranger, which is going to be refused.
 */
export async function isFirstWrite(req: PayloadRequest, overrideAccess: boolean | undefined): Promise<boolean> {
  if (!req.user && !overrideAccess) return false;
  const transaction = await req.transactionID;
  const isFirst = transaction !== undefined && req.context[FIRST_WRITE] !== transaction;
  req.context[FIRST_WRITE] = transaction;
  return isFirst;
}
