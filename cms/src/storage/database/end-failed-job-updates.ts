import type { BaseDatabaseAdapter } from 'payload';

type JobUpdates = Pick<BaseDatabaseAdapter, 'rollbackTransaction' | 'updateJobs'>;

/**
 * Has updates of jobs end the transaction that they fail in. Payload begins one for each of them and forgets it when
 * the update throws: on SQLite nobody could write any more, on PostgreSQL a connection would be lost.
 */
export function endFailedUpdates(adapter: JobUpdates): void {
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
