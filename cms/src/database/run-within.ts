import type { PostgresAdapter, sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

type Sql = typeof sql;

/** Has PostgreSQL do something within the transaction of a request, or outside of any where it has none. */
export async function runWithin(
  { drizzle, sessions }: PostgresAdapter,
  { transactionID }: Pick<PayloadRequest, 'transactionID'>,
  statement: (sql: Sql) => ReturnType<Sql>,
): Promise<void> {
  const driver = await import('@payloadcms/db-postgres');
  const transaction = await transactionID;
  const session = transaction === undefined ? undefined : sessions[transaction];
  if (transaction !== undefined && !session) throw new Error('The transaction has ended that this belongs to.');
  await (session?.db ?? drizzle).execute(statement(driver.sql));
}
