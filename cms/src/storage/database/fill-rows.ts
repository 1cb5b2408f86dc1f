import type { sql } from '@payloadcms/db-sqlite';

type Sql = typeof sql;
export type Query = ReturnType<Sql>;
type Row = Readonly<Record<string, unknown>>;

/** What the databases of migrations differ in. */
export type Dialect = {
  readonly sql: Sql;
  readonly run: (query: Query) => Promise<{ readonly rows: readonly Row[] }>;
  /** A JSON list of objects as a table "made" with these columns. */
  readonly table: (json: string, columns: Readonly<Record<string, 'integer' | 'text'>>) => Query;
  /** The function that joins texts of several rows. */
  readonly joined: 'group_concat' | 'string_agg';
};

/** SQLite as its migrations know it. */
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

/** PostgreSQL as its migrations know it. */
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

/** How many rows are read and written at a time. */
const BATCH = 500;

type Filling = {
  /** Reads the next rows after an id, in its order. */
  readonly read: (after: number, count: number) => Query;
  /** Makes of a row what is written. */
  readonly make: (row: Row) => readonly object[];
  /** Writes what was made of some rows, as a JSON list. */
  readonly write: (json: string) => Query;
};

/**
 * Fills what a migration has added for the rows that are there already, where the database can't make it itself: hundreds
 * of rows with each statement.
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
