import type { Payload, Where } from 'payload';

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

/**
 * Tells whether there is a job to run. Asking is a read; running begins a transaction, for which SQLite lets one
 * process write, and so it isn't done every other second for nothing.
 */
export async function hasDueJobs(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: dueAt(new Date()),
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/**
 * Gives jobs back to the queue that a process had begun which isn't there any more: those that nobody has noted
 * anything of since `before`.
 */
export async function releaseInterrupted(payload: Payload, before: Date): Promise<void> {
  await payload.db.updateJobs({
    data: { processing: false },
    where: { and: [{ processing: { equals: true } }, { updatedAt: { less_than: before.toISOString() } }] },
    returning: false,
  });
}
