import type { BaseDatabaseAdapter, CommitTransaction } from 'payload';

/**
 * Called after a transaction is over: its writes are visible to other readers, or have been rolled back. `transaction`
 * is the former `req.transactionID`. The end of the transaction waits for a returned promise.
 */
export type OnTransactionEnd = (transaction: number | string, committed: boolean) => void | Promise<void>;

/**
 * Calls `onEnd` after each transaction. Payload's hooks all run before the commit, when other readers still see the old
 * data.
 */
export function announceTransactions(adapter: BaseDatabaseAdapter, onEnd: OnTransactionEnd): void {
  function withEvent(end: CommitTransaction, committed: boolean): CommitTransaction {
    return async (id) => {
      const transaction = await id;
      await end.call(adapter, transaction).finally(() => onEnd(transaction, committed));
    };
  }
  adapter.commitTransaction = withEvent(adapter.commitTransaction, true);
  adapter.rollbackTransaction = withEvent(adapter.rollbackTransaction, false);
}
