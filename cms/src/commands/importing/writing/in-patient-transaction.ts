import type { Payload, PayloadRequest } from 'payload';
import { inTransaction } from '#cms/storage/database/in-transaction.ts';
import { retryWhileBusy } from '#cms/storage/database/retry-while-busy.ts';

/** Runs `write` in one transaction, waiting as long as another writer is at work: a busy machine only makes an import slower. */
export function inPatientTransaction<T>(payload: Payload, write: (req: PayloadRequest) => Promise<T>): Promise<T> {
  return retryWhileBusy(() => inTransaction(payload, write));
}
