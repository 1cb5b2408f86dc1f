import type { Payload, PayloadRequest } from 'payload';
import { isPostgres } from './database-kind.ts';
import { executeInTransaction } from './transaction.ts';

/** Returns Payload's table name for a collection. */
const tableOf = (slug: string) => slug.replaceAll('-', '_');

/**
 * Locks a document's row until the request's transaction ends, so that data read after it is still current when it is
 * written. On SQLite there is one transaction at a time, so no lock.
 */
export async function lockDocument({ payload, transactionID }: Locking, slug: string, id: number): Promise<void> {
  const { db } = payload;
  if (!isPostgres(db)) return;
  await executeInTransaction(
    db,
    { transactionID },
    (sql) => sql`SELECT id FROM ${sql.identifier(tableOf(slug))} WHERE id = ${id} FOR UPDATE`,
  );
}

/** Does the same for the newest version of a document, or of a global. */
export async function lockLatestVersion(
  { payload, transactionID }: Locking,
  slug: string,
  parent?: number,
): Promise<void> {
  const { db } = payload;
  if (!isPostgres(db)) return;
  await executeInTransaction(db, { transactionID }, (sql) => {
    const table = sql.identifier(`_${tableOf(slug)}_v`);
    return parent === undefined
      ? sql`SELECT id FROM ${table} WHERE latest FOR UPDATE`
      : sql`SELECT id FROM ${table} WHERE latest AND parent_id = ${parent} FOR UPDATE`;
  });
}

/** The part of a request in whose transaction a lock is taken. */
export type Locking = { readonly payload: Pick<Payload, 'db'> } & Pick<PayloadRequest, 'transactionID'>;
