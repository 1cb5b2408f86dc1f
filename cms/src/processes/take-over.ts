import { setTimeout as sleep } from 'node:timers/promises';
import type { BaseDatabaseAdapter, Payload } from 'payload';
import { isPostgres } from '../database/kinds.ts';
import { releaseInterrupted } from '../mail/queue.ts';
import { CONNECTION_NAME } from './self.ts';

/** How often it is looked whether those are gone that were there before, in milliseconds. */
const LOOK_MS = 1_000;

const OTHERS = `
  SELECT DISTINCT application_name AS name FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'kontorwerk cms %' AND application_name <> $1`;

/** The other processes that are connected to this database. */
async function othersAt(database: BaseDatabaseAdapter): Promise<readonly string[]> {
  if (!isPostgres(database)) return [];
  const { rows } = await database.pool.query<{ name: string }>(OTHERS, [CONNECTION_NAME]);
  return rows.map(({ name }) => name);
}

/**
 * Gives jobs back to the queue that were under way when this process took over, as soon as nobody can be working at them any
 * more: those processes are gone that were there then, and nothing runs here. What others still work at is theirs, so that
 * no mail goes out twice.
 *
 * @param signal ends it
 */
export async function takeOver(payload: Payload, signal: AbortSignal): Promise<void> {
  const since = new Date();
  const before = new Set(await othersAt(payload.db));
  const mayRun = async () =>
    payload.crons.some((cron) => cron.isBusy()) || (await othersAt(payload.db)).some((name) => before.has(name));
  do await sleep(LOOK_MS, undefined, { signal, ref: false });
  while (await mayRun());
  await releaseInterrupted(payload, since);
}
