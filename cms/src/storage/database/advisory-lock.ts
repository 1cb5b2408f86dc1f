import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { isPostgres } from './database-kind.ts';
import { executeInTransaction } from './transaction.ts';

/**
 * Runs `work` under the PostgreSQL advisory lock `name`, waiting for it. On SQLite there is one process, so no lock.
 */
export async function withAdvisoryLock<T>(
  database: BaseDatabaseAdapter,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!isPostgres(database)) return work();
  const connection = await database.pool.connect();
  // Queries reject with the error anyway; without a listener the process would exit.
  connection.on('error', () => {});
  try {
    await connection.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    return await work();
  } finally {
    // The lock belongs to the session: closing the connection releases it, whatever state it is in.
    connection.release(true);
  }
}

/**
 * Takes the advisory lock `name` for the request's transaction, waiting up to ten seconds. On SQLite there is one
 * transaction at a time, so no lock.
 */
export async function takeAdvisoryLock(
  database: BaseDatabaseAdapter,
  req: Pick<PayloadRequest, 'transactionID'>,
  name: string,
): Promise<void> {
  if (!isPostgres(database)) return;
  await executeInTransaction(database, req, (sql) => sql`SET LOCAL lock_timeout = '10s'`);
  await executeInTransaction(database, req, (sql) => sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`);
}

/** Makes one process at a time run the migrations: the others wait, and find them done. */
export function lockMigrations(adapter: PostgresAdapter): void {
  const migrate = adapter.migrate.bind(adapter);
  adapter.migrate = (what) => withAdvisoryLock(adapter, 'kontorwerk migrations', () => migrate(what));
}
