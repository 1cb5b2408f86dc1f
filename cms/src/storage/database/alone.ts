import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { BaseDatabaseAdapter, Payload, PayloadRequest } from 'payload';
import { inTransaction } from './in-transaction.ts';
import { isPostgres } from './kinds.ts';
import { runWithin } from './run-within.ts';

/**
 * Works while no other process on this database does what has the same name: waits for its turn. A SQLite file has one
 * process anyway.
 */
export async function alone<T>(database: BaseDatabaseAdapter, name: string, work: () => Promise<T>): Promise<T> {
  if (!isPostgres(database)) return work();
  const connection = await database.pool.connect();
  // Who asks something on it hears of it; without a listener the process would end.
  connection.on('error', () => {});
  try {
    await connection.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    return await work();
  } finally {
    // The lock is the connection's: the server lets go of it when that ends, whatever state it is in.
    connection.release(true);
  }
}

/**
 * Has the transaction of a request wait, ten seconds at most, until none that has taken the same turn is under way. On SQLite
 * there is one transaction at a time.
 */
export async function takeTurn(
  database: BaseDatabaseAdapter,
  req: Pick<PayloadRequest, 'transactionID'>,
  name: string,
): Promise<void> {
  if (!isPostgres(database)) return;
  await runWithin(database, req, (sql) => sql`SET LOCAL lock_timeout = '10s'`);
  await runWithin(database, req, (sql) => sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`);
}

/**
 * Writes in one transaction, while none that has the same name is under way in this process or another; what it wrote is
 * kept when it ends, and all of it undone when it throws: also where its turn doesn't come within ten seconds.
 */
export function aloneInTransaction<T>(
  payload: Payload,
  name: string,
  write: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  return inTransaction(payload, async (req) => {
    await takeTurn(payload.db, req, name);
    return write(req);
  });
}

/** Has one process at a time bring the tables up to date: the others wait, and find it done. */
export function migrateAlone(adapter: PostgresAdapter): void {
  const migrate = adapter.migrate.bind(adapter);
  adapter.migrate = (what) => alone(adapter, 'kontorwerk migrations', () => migrate(what));
}
