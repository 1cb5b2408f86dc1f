import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseDatabaseAdapter, Payload } from 'payload';
import { isPostgres } from '../database/kinds.ts';
import { releaseInterrupted } from '../jobs.ts';
import { databaseNow } from './database-clock.ts';
import { CONNECTION_NAME } from './self.ts';

/** How often it is looked who is there, and for how long, in milliseconds: a machine that is gone is noticed by then. */
const [LOOK_MS, LOOKS] = [1_000, 60];

const OLDEST = `
  SELECT min(backend_start) AS since FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'kontorwerk cms %' AND application_name <> $1`;

/** When the oldest of the other processes came that are connected to this database; null when there is none. */
async function oldestOther(database: BaseDatabaseAdapter): Promise<Date | null> {
  if (!isPostgres(database)) return null;
  const { rows } = await database.pool.query<{ since: Date | null }>(OLDEST, [CONNECTION_NAME]);
  return rows[0]?.since ?? null;
}

/**
 * Gives jobs back to the queue that were under way when this process took over and that nobody can be working at: those
 * that were begun before any other process came that is there, while none runs here. What others may still work at is theirs,
 * so that no mail goes out twice.
 *
 * @param signal ends it
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
