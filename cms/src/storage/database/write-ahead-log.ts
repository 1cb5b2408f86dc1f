import type { Payload } from 'payload';
import { isSqlite } from './database-kind.ts';
import { waitUntilWritable, writerMutex } from './writer-mutex.ts';

/** How long to wait for the current writer, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Erases deleted data from the files of a SQLite database: the pages are overwritten in place, but the write-ahead log
 * keeps the data until it is truncated. PostgreSQL has no such command; it vacuums on its own schedule.
 */
export async function truncateLog({ db, logger }: Pick<Payload, 'db' | 'logger'>): Promise<void> {
  if (!isSqlite(db)) return;
  const release = await writerMutex().acquire(PATIENCE_MS);
  try {
    await waitUntilWritable(db.client, PATIENCE_MS);
    const { rows } = await db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (rows[0]?.busy !== 0) throw new Error('another program reads the database');
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    logger.warn(`What was deleted stays in the database’s log until the next night: ${reason}`);
  } finally {
    release?.();
  }
}
