import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseDatabaseAdapter, Payload, Where } from 'payload';
import { isPostgres } from '../database/database-kind.ts';
import { databaseNow } from './database-clock.ts';
import { CONNECTION_NAME } from './process-id.ts';

/** Returns the filter of jobs that were started and have not been updated since. */
function startedBefore(before: Date): readonly Where[] {
  return [{ processing: { equals: true } }, { updatedAt: { less_than: before.toISOString() } }];
}

type Jobs = { readonly db: Pick<BaseDatabaseAdapter, 'updateJobs'> };
type Runner = Jobs & {
  readonly config: { readonly jobs: Pick<Payload['config']['jobs'], 'autoRun'> };
  readonly db: Pick<BaseDatabaseAdapter, 'count'>;
  readonly crons: readonly { isBusy(): boolean }[];
};

/** Requeues jobs whose process is gone: those that were started and not updated since `before`. */
export async function requeueInterruptedJobs({ db }: Jobs, before: Date, among: readonly Where[] = []): Promise<void> {
  await db.updateJobs({
    data: { processing: false },
    where: { and: [...startedBefore(before), ...among] },
    returning: false,
  });
}

/** How long a job without a running runner may be without an update, in milliseconds. */
const UNRECORDED_AFTER_MS = 60_000;

/**
 * Requeues jobs that this process has finished without being able to record it, as on a full disk: those in queues
 * whose runner is idle.
 *
 * @param since when this process began to run jobs
 */
export async function requeueUnrecordedJobs(payload: Runner, since: Date, now: Date): Promise<void> {
  const { autoRun } = payload.config.jobs;
  // Payload creates a timer for each, in the same order.
  for (const [at, { queue = 'default' }] of (Array.isArray(autoRun) ? autoRun : []).entries()) {
    if (payload.crons[at]?.isBusy() !== false) continue;
    const before = new Date(now.getTime() - UNRECORDED_AFTER_MS);
    const ofThis: Where[] = [{ queue: { equals: queue } }, { updatedAt: { greater_than: since.toISOString() } }];
    // Counts first: unlike an update, a read makes no writer wait.
    const { totalDocs } = await payload.db.count({
      collection: 'payload-jobs',
      where: { and: [...startedBefore(before), ...ofThis] },
    });
    if (totalDocs > 0) await requeueInterruptedJobs(payload, before, ofThis);
  }
}

/** The interval and the number of polls for other processes, in milliseconds: a lost machine is noticed by then. */
const [LOOK_MS, LOOKS] = [1_000, 60];

const OLDEST = `
  SELECT min(backend_start) AS since FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'kontorwerk cms %' AND application_name <> $1`;

/** Returns when the oldest other process connected to this database; null if there is none. */
async function readOldestProcess(database: BaseDatabaseAdapter): Promise<Date | null> {
  if (!isPostgres(database)) return null;
  const { rows } = await database.pool.query<{ since: Date | null }>(OLDEST, [CONNECTION_NAME]);
  return rows[0]?.since ?? null;
}

/**
 * Requeues the jobs that were running when this process became the leader and that no process can still be running:
 * those started before any other live process connected, while none runs here. The rest is left alone, so that no mail
 * is sent twice.
 *
 * @param signal stops it
 */
export async function requeueAbandonedJobs(payload: Payload, signal: AbortSignal): Promise<void> {
  const taken = databaseNow();
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(LOOK_MS, undefined, { signal, ref: false });
    if (payload.crons.some((cron) => cron.isBusy())) continue;
    const other = await readOldestProcess(payload.db);
    const isOlder = other !== null && other < taken;
    await requeueInterruptedJobs(payload, isOlder ? other : taken);
    if (!isOlder) return;
  }
}
