import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { refuseUnwritableFile } from './database-file.ts';
import { isPostgres, isSqlite } from './database-kind.ts';
import { failWhileStuck } from './open-transactions.ts';

/** The timeout of a probe, in milliseconds: when all connections are taken, a query waits for one forever. */
const PATIENCE_MS = 1_500;

type Database = Pick<Payload, 'db'>;

async function withTimeout(patience: number, answer: Promise<unknown>): Promise<void> {
  const late = sleep(patience, undefined, { ref: false }).then(() => {
    throw new Error(`The database has not answered within ${patience} ms`);
  });
  await Promise.race([answer, late]);
}

/** Resolves when the database answers a small query; rejects with the reason otherwise. */
export function probeDatabase({ db }: Database, patience = PATIENCE_MS): Promise<void> {
  return withTimeout(patience, db.findGlobal({ slug: 'site-settings', select: { updatedAt: true } }));
}

/**
 * Rejects while PostgreSQL is read-only (a standby, or set so as its disk fills up), or SQLite's file takes no writes.
 */
async function refuseReadOnly({ db }: Database): Promise<void> {
  if (isSqlite(db)) return refuseUnwritableFile(db.client);
  if (!isPostgres(db)) return;
  const { rows } = await db.pool.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on')
    throw new Error('PostgreSQL takes no writes (transaction_read_only is on): it is a standby, or was set so');
}

/**
 * Does the same, and rejects while the database can be read but not written: a read-only PostgreSQL, or SQLite on a full
 * disk, with another file in its place, or with a stuck transaction.
 */
export async function probeWritableDatabase(payload: Database, patience = PATIENCE_MS): Promise<void> {
  await withTimeout(patience, Promise.all([probeDatabase(payload, patience), refuseReadOnly(payload)]));
  failWhileStuck();
}

/** Whether the database fails to answer a small query in time. */
export async function isSilent(payload: Database, patience: number): Promise<boolean> {
  return probeDatabase(payload, patience).then(
    () => false,
    () => true,
  );
}
