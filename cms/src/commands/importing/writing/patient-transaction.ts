import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '#cms/storage/database/in-transaction.ts';
import { retryWhileBusy } from '#cms/storage/database/retry-while-busy.ts';

/**
 * Runs `write` in one transaction, retrying while the database is busy: on a busy machine an import only gets slower.
 */
export function runInPatientTransaction<T>(payload: Payload, write: (req: PayloadRequest) => Promise<T>): Promise<T> {
  return retryWhileBusy(() => inTransaction(payload, write));
}
