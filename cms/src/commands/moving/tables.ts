import type { PostgresAdapter } from '@payloadcms/db-postgres';

/** A connection to PostgreSQL. */
export type Connection = Pick<InstanceType<PostgresAdapter['pg']['Client']>, 'query'>;

/** A PostgreSQL column: its name, and its type for a cast. */
type Column = { readonly name: string; readonly type: string };

/** A PostgreSQL table. */
export type Table = {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
};

/** Each database's own record of its migrations. */
const OWN = 'payload_migrations';

const TABLES = `
  SELECT c.relname AS name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns,
    (SELECT json_agg(k.attname) FROM pg_index i JOIN pg_attribute k ON k.attrelid = c.oid AND k.attnum = ANY (i.indkey)
      WHERE i.indrelid = c.oid AND i.indisprimary) AS key
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND c.relname <> $1
  GROUP BY c.oid, c.relname ORDER BY c.relname`;

/** Returns the tables with content. */
export async function readTables(connection: Connection): Promise<readonly Table[]> {
  const { rows } = await connection.query<Table>(TABLES, [OWN]);
  return rows;
}

/** Quotes a name for SQL, in either database. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const REFERENCES = `
  SELECT conrelid::regclass::text AS of, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`;

type Reference = { readonly of: string; readonly name: string; readonly definition: string };

/**
 * Drops the foreign keys during the work, since tables are copied one by one and refer to each other; PostgreSQL checks
 * all when they are added again. Runs in a transaction, whose rollback restores them.
 */
export async function runWithoutReferences(connection: Connection, work: () => Promise<void>): Promise<void> {
  const { rows } = await connection.query<Reference>(REFERENCES);
  for (const { of, name } of rows) await connection.query(`ALTER TABLE ${of} DROP CONSTRAINT ${name}`);
  await work();
  for (const { of, name, definition } of rows)
    await connection.query(`ALTER TABLE ${of} ADD CONSTRAINT ${name} ${definition}`);
}
