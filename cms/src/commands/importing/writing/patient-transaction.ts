import type { Payload, PayloadRequest } from 'payload';
import { retryWhileBusy } from '#cms/storage/database/busy-retries.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';

/**
 * Runs `write` in one transaction, retrying while the database is busy: on a busy machine an import only gets slower.
 */
export function runInPatientTransaction<T>(payload: Payload, write: (req: PayloadRequest) => Promise<T>): Promise<T> {
  return retryWhileBusy(() => runInTransaction(payload, write));
}
