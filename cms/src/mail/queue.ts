import type { BaseDatabaseAdapter, Payload, Where } from 'payload';
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

/** What was begun, and of which nothing was noted since. */
function isOver(before: Date): readonly Where[] {
  return [{ processing: { equals: true } }, { updatedAt: { less_than: before.toISOString() } }];
}

type Jobs = { readonly db: Pick<BaseDatabaseAdapter, 'updateJobs'> };
type Runner = Jobs & {
  readonly config: { readonly jobs: Pick<Payload['config']['jobs'], 'autoRun'> };
  readonly db: Pick<BaseDatabaseAdapter, 'count'>;
  readonly crons: readonly { isBusy(): boolean }[];
};

/**
 * Gives jobs back to the queue that a process had begun which isn't there any more: those that nobody has noted
 * anything of since `before`.
 */
export async function releaseInterrupted({ db }: Jobs, before: Date, among: readonly Where[] = []): Promise<void> {
  await db.updateJobs({ data: { processing: false }, where: { and: [...isOver(before), ...among] }, returning: false });
}

/** How long nothing may have been noted of a job that no runner of its queue is at, in milliseconds. */
const LEFT_AFTER_MS = 60_000;

/**
 * Gives jobs back that this process has run to an end which could not be noted, as on a full disk: those of queues that it
 * runs nothing of at the moment.
 *
 * @param since when this process began to be the one that runs jobs
 */
export async function releaseUnended(payload: Runner, since: Date, now: Date): Promise<void> {
  const { autoRun } = payload.config.jobs;
  // Payload makes a timer for each, in their order.
  for (const [at, { queue = 'default' }] of (Array.isArray(autoRun) ? autoRun : []).entries()) {
    if (payload.crons[at]?.isBusy() !== false) continue;
    const before = new Date(now.getTime() - LEFT_AFTER_MS);
    const ofThis: Where[] = [{ queue: { equals: queue } }, { updatedAt: { greater_than: since.toISOString() } }];
    // Asking is a read, for which nobody waits.
    const { totalDocs } = await payload.db.count({
      collection: 'payload-jobs',
      where: { and: [...isOver(before), ...ofThis] },
    });
    if (totalDocs > 0) await releaseInterrupted(payload, before, ofThis);
  }
}
