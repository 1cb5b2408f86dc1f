import type { BaseDatabaseAdapter } from 'payload';

type JobUpdates = Pick<BaseDatabaseAdapter, 'rollbackTransaction' | 'updateJobs'>;

/**
 * Rolls back the transaction of a failed job update. Payload begins one for each update and leaves it open when the
 * update throws: SQLite would stay locked for all writers, and PostgreSQL would lose a connection.
 *
 * Can go when Payload, as of 3.90.1, no longer does.
 *
 * @see https://github.com/payloadcms/payload/issues/17912
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
