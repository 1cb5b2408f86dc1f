import type { BaseDatabaseAdapter, Payload, Where } from 'payload';

/** Returns the filter of jobs that were started and have not been updated since. */
function isOver(before: Date): readonly Where[] {
  return [{ processing: { equals: true } }, { updatedAt: { less_than: before.toISOString() } }];
}

type Jobs = { readonly db: Pick<BaseDatabaseAdapter, 'updateJobs'> };
type Runner = Jobs & {
  readonly config: { readonly jobs: Pick<Payload['config']['jobs'], 'autoRun'> };
  readonly db: Pick<BaseDatabaseAdapter, 'count'>;
  readonly crons: readonly { isBusy(): boolean }[];
};

/** Requeues jobs whose process is gone: those that were started and not updated since `before`. */
export async function releaseInterrupted({ db }: Jobs, before: Date, among: readonly Where[] = []): Promise<void> {
  await db.updateJobs({ data: { processing: false }, where: { and: [...isOver(before), ...among] }, returning: false });
}

/** How long a job without a running runner may be without an update, in milliseconds. */
const LEFT_AFTER_MS = 60_000;

/**
 * Requeues jobs that this process has finished without being able to record it, as on a full disk: those in queues
 * whose runner is idle.
 *
 * @param since when this process began to run jobs
 */
export async function releaseUnended(payload: Runner, since: Date, now: Date): Promise<void> {
  const { autoRun } = payload.config.jobs;
  // Payload creates a timer for each, in the same order.
  for (const [at, { queue = 'default' }] of (Array.isArray(autoRun) ? autoRun : []).entries()) {
    if (payload.crons[at]?.isBusy() !== false) continue;
    const before = new Date(now.getTime() - LEFT_AFTER_MS);
    const ofThis: Where[] = [{ queue: { equals: queue } }, { updatedAt: { greater_than: since.toISOString() } }];
    // Counts first: unlike an update, a read makes no writer wait.
    const { totalDocs } = await payload.db.count({
      collection: 'payload-jobs',
      where: { and: [...isOver(before), ...ofThis] },
    });
    if (totalDocs > 0) await releaseInterrupted(payload, before, ofThis);
  }
}
