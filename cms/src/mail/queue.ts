import type { Payload, Where } from 'payload';
import { logOnStateChange } from '#cms/base/log/state-change-log.ts';
import { WAITING } from '#cms/storage/jobs.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';

/** The queue of outgoing mails and webhook calls. */
export const MAIL_QUEUE = 'mail';

function dueAt(now: Date): Where {
  const isOver = { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now.toISOString() } }] };
  return { and: [...WAITING, isOver] };
}

/** Polled every other second, so a failing database is logged on state change only. */
const logUnreadable = logOnStateChange("the queue can't be read, so nothing goes out", false);

/**
 * Whether a job is due. Polls with a read: running jobs begins a transaction, for which SQLite lets only one process
 * write.
 */
export function hasDueJobs(payload: Payload): Promise<boolean> {
  const look = async () => {
    const { totalDocs } = await payload.count({
      collection: 'payload-jobs',
      where: dueAt(databaseNow()),
      overrideAccess: true,
    });
    return totalDocs > 0;
  };
  return logUnreadable(look, payload.logger);
}
