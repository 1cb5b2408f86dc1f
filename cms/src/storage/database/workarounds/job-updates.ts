import type { BaseDatabaseAdapter } from 'payload';

type JobUpdates = Pick<BaseDatabaseAdapter, 'rollbackTransaction' | 'updateJobs'>;

/**
 * Rolls back the transaction of a failed job update. Payload begins one for each update and leaves it open when the
 * update throws: SQLite would stay locked for all writers, and PostgreSQL would lose a connection.
 */
export function rollBackFailedUpdates(adapter: JobUpdates): void {
  const update = adapter.updateJobs.bind(adapter);
  adapter.updateJobs = async (what) => {
    try {
      return await update(what);
    } catch (error) {
      const transaction = await what.req?.transactionID;
      if (transaction !== undefined) await adapter.rollbackTransaction(transaction);
      throw error;
    }
  };
}
