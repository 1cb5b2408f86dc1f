import type { PayloadRequest } from 'payload';
import { isPostgres, isSqlite } from './database-kind.ts';
import { executeInTransaction } from './transaction.ts';

/** The number of rows in one statement. */
const BATCH = 500;

/**
 * Inserts many rows into a table at once, in the request's transaction: one document after another takes four
 * milliseconds each. No hooks run, and no defaults are filled in.
 */
export async function insertRows(
  { payload, transactionID }: PayloadRequest,
  tableName: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const { db: database } = payload;
  const transaction = await transactionID;
  if (transaction === undefined) throw new Error('Many rows are stored all or none, in a transaction.');
  for (let at = 0; at < rows.length; at += BATCH) {
    const values = rows.slice(at, at + BATCH);
    const ended = () => new Error('The transaction has ended that these rows belong to.');
    if (isPostgres(database)) {
      const db = database.sessions[transaction]?.db;
      if (!db) throw ended();
      await database.insert({ db, tableName, values });
    } else if (isSqlite(database)) {
      const db = database.sessions[transaction]?.db;
      if (!db) throw ended();
      await database.insert({ db, tableName, values });
    }
  }
}

type RowValues = {
  /** The column whose value differs from row to row. */
  readonly column: string;
  /** Its values by row id. */
  readonly values: ReadonlyMap<number, string>;
  /** Columns that get the same value in all rows. */
  readonly same?: Readonly<Record<string, boolean | string>>;
};

/**
 * Updates many rows of a table in the request's transaction: one by one, each would be a round trip to PostgreSQL. No
 * hooks run, and nothing but `updated_at` is filled in.
 */
export async function updateRows(
  { payload: { db }, transactionID }: PayloadRequest,
  table: string,
  { column, values, same = {} }: RowValues,
): Promise<void> {
  const others = Object.entries({ ...same, updated_at: new Date().toISOString() });
  const rows = [...values];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    await executeInTransaction(db, { transactionID }, (sql) => {
      const cases = batch.map(([id, value]) => sql`WHEN ${id} THEN ${value}`);
      const ids = batch.map(([id]) => sql`${id}`);
      const set = others.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
      return sql`UPDATE ${sql.identifier(table)}
        SET ${sql.identifier(column)} = CASE id ${sql.join(cases, sql` `)} END, ${sql.join(set, sql`, `)}
        WHERE id IN (${sql.join(ids, sql`, `)})`;
    });
  }
}
