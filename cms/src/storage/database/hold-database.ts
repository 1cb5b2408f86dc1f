import type { BaseDatabaseAdapter } from 'payload';
import { StartError } from '#cms/base/start-error.ts';
import { isPostgres } from './kinds.ts';

/**
 * Holds a PostgreSQL database for one import until this process ends, since another may run on another machine: the data
 * folder, which is held for whoever uses that of this machine, says nothing of it.
 *
 * @param onLost told why when the connection breaks off that it is held by
 * @throws a StartError when another import holds it
 */
export async function holdDatabase(database: BaseDatabaseAdapter, onLost: (why: string) => void): Promise<void> {
  if (!isPostgres(database)) return;
  // A lock of the connection's, which the server lets go of when that ends, however it does. So it is never given back.
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
