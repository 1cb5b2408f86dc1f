import type { Payload, Where } from 'payload';
import { toldOnce } from '#cms/base/log/told-once.ts';
import { databaseNow } from '#cms/storage/processes/database-clock.ts';

/** The queue of all that goes out: mails and calls of the webhook. */
export const MAIL_QUEUE = 'mail';

function dueAt(now: Date): Where {
  const isOver = { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now.toISOString() } }] };
  return {
    and: [
      { completedAt: { exists: false } },
      { hasError: { not_equals: true } },
      { processing: { equals: false } },
      isOver,
    ],
  };
}

/** A database that fails does so every other second here. */
const unlessUnreadable = toldOnce("the queue can't be read, so nothing goes out", false);

/**
 * Tells whether there is a job to run. Asking is a read; running begins a transaction, for which SQLite lets one
 * process write, and so it isn't done every other second for nothing.
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
  return unlessUnreadable(look, payload.logger);
}
