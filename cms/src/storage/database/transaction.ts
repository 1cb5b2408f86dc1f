import type { sql } from '@payloadcms/db-postgres';
import {
  type BaseDatabaseAdapter,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { isPostgres, isSqlite } from './database-kind.ts';

/**
 * Runs `write` in one transaction of a request: committed when it resolves, rolled back when it throws. Payload's
 * operations within it neither commit nor open another one.
 */
export async function runInTransactionOf<T>(req: PayloadRequest, write: () => Promise<T>): Promise<T> {
  await initTransaction(req);
  try {
    const written = await write();
    await commitTransaction(req);
    return written;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** The same with a request of its own. */
export async function runInTransaction<T>(payload: Payload, write: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload);
  return runInTransactionOf(req, () => write(req));
}

type Sql = typeof sql;

/** Runs an SQL statement in the request's transaction, or outside of any if the request has none. */
export async function executeInTransaction(
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
    // Payload types its sessions as those of any database.
    if ('run' in scope) await scope.run(statement(driver.sql));
  }
}
