import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseDatabaseAdapter, Payload } from 'payload';
import { isPostgres } from '../database/kinds.ts';
import { releaseInterrupted } from '../jobs.ts';
import { databaseNow } from './database-clock.ts';
import { CONNECTION_NAME } from './self.ts';

/** The interval and the number of polls for other processes, in milliseconds: a lost machine is noticed by then. */
const [LOOK_MS, LOOKS] = [1_000, 60];

const OLDEST = `
  SELECT min(backend_start) AS since FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'kontorwerk cms %' AND application_name <> $1`;

/** Returns when the oldest other process connected to this database; null if there is none. */
async function oldestOther(database: BaseDatabaseAdapter): Promise<Date | null> {
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
export async function takeOver(payload: Payload, signal: AbortSignal): Promise<void> {
  const taken = databaseNow();
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(LOOK_MS, undefined, { signal, ref: false });
    if (payload.crons.some((cron) => cron.isBusy())) continue;
    const other = await oldestOther(payload.db);
    const isOlder = other !== null && other < taken;
    await releaseInterrupted(payload, isOlder ? other : taken);
    if (!isOlder) return;
  }
}
