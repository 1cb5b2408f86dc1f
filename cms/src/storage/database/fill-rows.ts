import type { sql } from '@payloadcms/db-sqlite';

type Sql = typeof sql;
export type Query = ReturnType<Sql>;
type Row = Readonly<Record<string, unknown>>;

/** The differences between the databases that migrations run on. */
export type Dialect = {
  readonly sql: Sql;
  readonly run: (query: Query) => Promise<{ readonly rows: readonly Row[] }>;
  /** A JSON array of objects as a table "made" with these columns. */
  readonly table: (json: string, columns: Readonly<Record<string, 'integer' | 'text'>>) => Query;
  /** The aggregate function that joins texts of several rows. */
  readonly joined: 'group_concat' | 'string_agg';
};

/** Builds the dialect of SQLite's migrations. */
export function sqliteDialect(tag: Sql, run: Dialect['run']): Dialect {
  return {
    sql: tag,
    run,
    joined: 'group_concat',
    table(json, columns) {
      const picked = Object.keys(columns).map(
        (name) => tag`"value" ->> ${tag.raw(`'${name}'`)} AS ${tag.identifier(name)}`,
      );
      return tag`(SELECT ${tag.join(picked, tag.raw(', '))} FROM json_each(${json})) AS "made"`;
    },
  };
}

/** Builds the dialect of PostgreSQL's migrations. */
export function postgresDialect(tag: Sql, run: Dialect['run']): Dialect {
  return {
    sql: tag,
    run,
    joined: 'string_agg',
    table(json, columns) {
      const typed = Object.entries(columns).map(([name, type]) => tag`${tag.identifier(name)} ${tag.raw(type)}`);
      return tag`json_to_recordset(${json}::json) AS "made"(${tag.join(typed, tag.raw(', '))})`;
    },
  };
}

/** The number of rows that are read and written at a time. */
const BATCH = 500;

type Filling = {
  /** Reads the next rows after an id, in id order. */
  readonly read: (after: number, count: number) => Query;
  /** Maps a row to the objects to write. */
  readonly make: (row: Row) => readonly object[];
  /** Writes the objects of some rows, given as a JSON array. */
  readonly write: (json: string) => Query;
};

/**
 * Backfills a migration's new columns or tables for existing rows where SQL can't compute them: hundreds of rows per
 * statement.
 */
export async function fillRows({ run }: Dialect, { read, make, write }: Filling): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await run(read(after, BATCH));
    const made = rows.flatMap(make);
    if (made.length > 0) await run(write(JSON.stringify(made)));
    const last = Number(rows.at(-1)?.id);
    if (rows.length < BATCH || !(last > after)) return;
    after = last;
  }
}
