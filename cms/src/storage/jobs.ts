import type { BaseDatabaseAdapter, Payload, Where } from 'payload';

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
