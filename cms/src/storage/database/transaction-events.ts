import type { BaseDatabaseAdapter, CommitTransaction, DatabaseAdapterObj } from 'payload';
import { patchAdapter } from './adapter-patch.ts';

/**
 * Called after a transaction is over: its writes are visible to other readers, or have been rolled back. `transaction`
 * is the former `req.transactionID`.
 */
export type OnTransactionEnd = (transaction: number | string, committed: boolean) => void;

/**
 * Wraps an adapter factory: calls `onEnd` after each transaction. Payload's hooks all run before the commit, when other
 * readers still see the old data.
 */
export function announceTransactions<T extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<T>,
  onEnd: OnTransactionEnd,
): DatabaseAdapterObj<T> {
  return patchAdapter(database, (adapter) => {
    function withEvent(end: CommitTransaction, committed: boolean): CommitTransaction {
      return async (id) => {
        const transaction = await id;
        await end.call(adapter, transaction).finally(() => onEnd(transaction, committed));
      };
    }
    adapter.commitTransaction = withEvent(adapter.commitTransaction, true);
    adapter.rollbackTransaction = withEvent(adapter.rollbackTransaction, false);
  });
}
