import type { Payload, PayloadRequest } from 'payload';
import { takeAdvisoryLock } from '#cms/storage/database/advisory-lock.ts';
import { type EditedDocument, pathOf } from './edited-documents.ts';

type Locking = { readonly payload: Pick<Payload, 'db'> } & Pick<PayloadRequest, 'transactionID'>;

/**
 * Makes the saves of a document by forms wait until the request's transaction ends: a save writes all that it has read
 * before, and so has to read what else is written beside it.
 */
export function lockSaves({ payload, transactionID }: Locking, edited: EditedDocument): Promise<void> {
  return takeAdvisoryLock(payload.db, { transactionID }, `save ${pathOf(edited)}`);
}
