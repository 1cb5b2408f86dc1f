import type { BaseDatabaseAdapter, CommitTransaction, DatabaseAdapterObj } from 'payload';
import { onceMade } from './once-made.ts';

/**
 * Told when a transaction is over: after its writes can be read by others, or after it was undone.
 * `transaction` is what `req.transactionID` was.
 */
export type OnTransactionEnd = (transaction: number | string, committed: boolean) => void;

/**
 * A database that tells when a transaction has ended. Payload's own hooks all run before that, when whoever
 * reads still finds what was there before.
 */
export function announceTransactions<T extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<T>,
  onEnd: OnTransactionEnd,
): DatabaseAdapterObj<T> {
  return onceMade(database, (adapter) => {
    function announced(end: CommitTransaction, committed: boolean): CommitTransaction {
      return async (id) => {
        const transaction = await id;
        await end.call(adapter, transaction).finally(() => onEnd(transaction, committed));
      };
    }
    adapter.commitTransaction = announced(adapter.commitTransaction, true);
    adapter.rollbackTransaction = announced(adapter.rollbackTransaction, false);
  });
}
