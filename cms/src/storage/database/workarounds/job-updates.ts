import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { BaseDatabaseAdapter } from 'payload';
import { databaseFault } from '#cms/base/database-fault.ts';

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

/** Whether an update only logs that a job's task was done. */
function logsSuccess({ data }: Parameters<JobUpdates['updateJobs']>[0]): boolean {
  const log: unknown = data.log;
  return isRecord(log) && isRecord(log.$push) && log.$push.state === 'succeeded';
}

/**
 * Goes on without the log entry of a task that was done, where the database can't store it, as on a full disk. Payload
 * would give up the job as failed, though its mail is sent or its page published. If the job's end can't be stored
 * either, it runs again.
 */
export function passOverLostLogs(adapter: Pick<JobUpdates, 'updateJobs'>): void {
  const update = adapter.updateJobs.bind(adapter);
  adapter.updateJobs = async (what) => {
    try {
      return await update(what);
    } catch (error) {
      if (logsSuccess(what) && databaseFault(error) !== null) return null;
      throw error;
    }
  };
}
