import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isPostgres } from './kinds.ts';
import { failWhileStuck } from './open-transactions.ts';

/** How long an answer is waited for: with all connections taken a query waits for one without end. */
const PATIENCE_MS = 1_500;

type Database = Pick<Payload, 'db'>;

async function within(patience: number, answer: Promise<unknown>): Promise<void> {
  const late = sleep(patience, undefined, { ref: false }).then(() => {
    throw new Error(`The database has not answered within ${patience} ms`);
  });
  await Promise.race([answer, late]);
}

/** Resolves when the database answers something small; rejects with the reason otherwise. */
export function askDatabase({ db }: Database, patience = PATIENCE_MS): Promise<void> {
  return within(patience, db.findGlobal({ slug: 'site-settings' }));
}

/** Rejects while PostgreSQL takes no writes: a standby, or one that was set so as its disk fills. */
async function refuseReadOnly({ db }: Database): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await db.pool.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on')
    throw new Error('PostgreSQL takes no writes (transaction_read_only is on): it is a standby, or was set so');
}

/**
 * The same, and rejects while the database can be read but not written: PostgreSQL that is read-only, or SQLite with a
 * transaction that doesn't end.
 */
export async function askWritableDatabase(payload: Database, patience = PATIENCE_MS): Promise<void> {
  await within(patience, Promise.all([askDatabase(payload, patience), refuseReadOnly(payload)]));
  failWhileStuck();
}

/** Whether the database leaves a small question unanswered, or fails over it. */
export async function isSilent(payload: Database, patience: number): Promise<boolean> {
  return askDatabase(payload, patience).then(
    () => false,
    () => true,
  );
}
