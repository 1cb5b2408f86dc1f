import type { BaseDatabaseAdapter } from 'payload';
import { StartError } from '#cms/base/start-error.ts';
import { isPostgres } from './database-kind.ts';

/**
 * Holds a PostgreSQL database for one import until this process ends. The lock on the data folder covers only this
 * machine, and another import may run on a different one.
 *
 * @param onLost called with the reason when the connection that holds the lock breaks
 * @throws a StartError when another import holds it
 */
export async function lockForImport(database: BaseDatabaseAdapter, onLost: (why: string) => void): Promise<void> {
  if (!isPostgres(database)) return;
  // A session-level advisory lock: the server releases it when the connection ends, however that happens.
  const connection = await database.pool.connect();
  connection.once('error', ({ message }) => onLost(message));
  const { rows } = await connection.query<{ held: boolean }>(
    "SELECT pg_try_advisory_lock(hashtext('kontorwerk import')) AS held",
  );
  if (rows[0]?.held) return;
  connection.release();
  throw new StartError(
    'Another import writes to this database at the moment: wait until it has ended, and run this again.',
  );
}
