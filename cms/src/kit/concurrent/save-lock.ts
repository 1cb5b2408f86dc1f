import { takeAdvisoryLock } from '#cms/storage/database/advisory-lock.ts';
import type { Locking } from '#cms/storage/database/row-locks.ts';
import { type EditedDocument, pathOf } from './edited-documents.ts';

/**
 * Makes the saves of a document by forms wait until the request's transaction ends: a save writes all that it has read
 * before, and so has to read what else is written beside it.
 */
export function lockSaves({ payload, transactionID }: Locking, edited: EditedDocument): Promise<void> {
  return takeAdvisoryLock(payload.db, { transactionID }, `save ${pathOf(edited)}`);
}
