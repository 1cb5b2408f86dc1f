import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';

/** Told after a transaction's writes can be read by others; `transaction` is what `req.transactionID` was. */
export type OnCommit = (transaction: number | string) => void;

/**
 * A database that tells when a transaction was committed. Payload's own hooks all run before that, when
 * whoever reads still finds what was there before.
 */
export function announceCommits<T extends BaseDatabaseAdapter>(
  database: DatabaseAdapterObj<T>,
  onCommit: OnCommit,
): DatabaseAdapterObj<T> {
  return {
    ...database,
    init(args) {
      const adapter = database.init(args);
      const commit = adapter.commitTransaction.bind(adapter);
      adapter.commitTransaction = async (id) => {
        const transaction = await id;
        await commit(transaction);
        onCommit(transaction);
      };
      return adapter;
    },
  };
}
