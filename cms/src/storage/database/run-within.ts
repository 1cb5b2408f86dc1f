import type { sql } from '@payloadcms/db-postgres';
import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { isPostgres, isSqlite } from './kinds.ts';

type Sql = typeof sql;

/** Runs a statement of SQL in the transaction of a request, or outside of any where it has none. */
export async function runWithin(
  database: BaseDatabaseAdapter,
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
  statement: (sql: Sql) => ReturnType<Sql>,
): Promise<void> {
  const transaction = await transactionID;
  if (transaction !== undefined && !database.sessions?.[transaction])
    throw new Error('The transaction has ended that this belongs to.');
  if (isPostgres(database)) {
    const driver = await import('@payloadcms/db-postgres');
    const session = transaction === undefined ? undefined : database.sessions[transaction];
    await (session?.db ?? database.drizzle).execute(statement(driver.sql));
  } else if (isSqlite(database)) {
    const driver = await import('@payloadcms/db-sqlite');
    const session = transaction === undefined ? undefined : database.sessions[transaction];
    const scope = session?.db ?? database.drizzle;
    // The type of Payload's sessions is that of all databases.
    if ('run' in scope) await scope.run(statement(driver.sql));
  }
}
