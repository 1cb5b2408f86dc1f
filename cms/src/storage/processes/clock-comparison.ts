import { statSync } from 'node:fs';
import type { Payload } from 'payload';
import { databaseFile } from '#cms/base/database-uri.ts';
import { settings } from '#cms/base/settings.ts';
import { isPostgres } from '../database/database-kind.ts';
import { describeOffset, noteDatabaseTime, REPORTED_OFFSET_MS } from './database-clock.ts';

/** Returns when a SQLite database was last written, by the clock of that time. */
function lastWritten(file: string): number {
  const times = ['', '-wal'].map((end) => statSync(file + end, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.max(...times);
}

/**
 * Compares this machine's clock with the database's before any job runs. A SQLite file has no clock, but a modification
 * time in the future shows that this machine's clock was set back or is behind.
 */
export async function compareClocks({ db, logger }: Payload): Promise<void> {
  if (isPostgres(db)) {
    const askedAt = Date.now();
    const { rows } = await db.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    const [answer] = rows;
    if (answer) noteDatabaseTime(answer.now, askedAt, logger);
    return;
  }
  const file = databaseFile(settings.databaseUri);
  const behindMs = file === null ? 0 : lastWritten(file) - Date.now();
  if (behindMs > REPORTED_OFFSET_MS)
    logger.warn(
      `${describeOffset(-behindMs, 'the last change of the database')}: it was ahead then, or is behind now, and what is planned goes by it. Have NTP set it.`,
    );
}
