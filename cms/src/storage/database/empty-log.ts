import type { Payload } from 'payload';
import { isSqlite } from './kinds.ts';
import { databaseLock } from './lock.ts';
import { whenWritable } from './when-writable.ts';

/** How long to wait for who writes at the moment, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Leaves nothing of what was deleted in the files of a SQLite database: it is overwritten where it stood, but stays in
 * the log of writes until that is emptied. PostgreSQL has no such order; it clears up in its own time.
 */
export async function emptyLog({ db, logger }: Pick<Payload, 'db' | 'logger'>): Promise<void> {
  if (!isSqlite(db)) return;
  const release = await databaseLock().acquire(PATIENCE_MS);
  try {
    await whenWritable(db.client, PATIENCE_MS);
    const { rows } = await db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (rows[0]?.busy !== 0) throw new Error('another program reads the database');
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    logger.warn(`What was deleted stays in the database’s log until the next night: ${reason}`);
  } finally {
    release?.();
  }
}
