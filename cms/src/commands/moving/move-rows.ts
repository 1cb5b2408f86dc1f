import type { DatabaseSync } from 'node:sqlite';
import { StartError } from '#cms/base/start-error.ts';
import { type Connection, quoteName, readTables, runWithoutReferences, type Table } from './tables.ts';

/** Rows that are sent at once. */
const BATCH = 500;

/** The numbers of rows, by table; without empty ones. */
type Moved = ReadonlyMap<string, number>;

/** All values as texts, which PostgreSQL casts to the columns' types. */
type Texts = readonly (readonly (string | null)[])[];

function castToText(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** Yields a SQLite table's rows in batches, column by column. */
function* readBatches(sqlite: DatabaseSync, { name, columns }: Table): Generator<Texts> {
  const statement = sqlite.prepare(
    `SELECT ${columns.map((column) => quoteName(column.name)).join(', ')} FROM ${quoteName(name)}`,
  );
  statement.setReadBigInts(true);
  let rows: Readonly<Record<string, unknown>>[] = [];
  const texts = () => columns.map((column) => rows.map((row) => castToText(row[column.name])));
  for (const row of statement.iterate()) {
    rows.push(row);
    if (rows.length < BATCH) continue;
    yield texts();
    rows = [];
  }
  if (rows.length > 0) yield texts();
}

/** Returns the SQL that casts a batch to the table's types. */
function convertValue({ columns }: Table): string {
  const names = columns.map(({ name }) => quoteName(name));
  const casts = columns.map(({ name, type }) => `${quoteName(name)}::${type} AS ${quoteName(name)}`);
  const parameters = columns.map((_column, at) => `$${at + 1}::text[]`);
  return `(SELECT ${casts.join(', ')} FROM unnest(${parameters.join(', ')}) AS sent (${names.join(', ')})) AS sent`;
}

function makeInsertion(table: Table): string {
  const names = table.columns.map(({ name }) => quoteName(name)).join(', ');
  return `INSERT INTO ${quoteName(table.name)} (${names}) SELECT ${names} FROM ${convertValue(table)}`;
}

/** Returns the SQL that counts the rows of a batch that are stored unchanged. */
function makeComparison(table: Table): string {
  const row = (of: string) => table.columns.map(({ name }) => `${of}.${quoteName(name)}`).join(', ');
  const same = table.key.map((name) => `held.${quoteName(name)} = sent.${quoteName(name)}`).join(' AND ');
  return `SELECT count(*)::int AS count FROM ${convertValue(table)} JOIN ${quoteName(table.name)} AS held ON ${same}
    WHERE (${row('held')}) IS NOT DISTINCT FROM (${row('sent')})`;
}

async function countRows(connection: Connection, sql: string, values: Texts = []): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(sql, [...values]);
  return rows[0]?.count ?? 0;
}

const readRowsIn = (connection: Connection, { name }: Table) =>
  countRows(connection, `SELECT count(*)::int AS count FROM ${quoteName(name)}`);

async function moveTable(connection: Connection, sqlite: DatabaseSync, table: Table): Promise<void> {
  try {
    for (const rows of readBatches(sqlite, table)) await connection.query(makeInsertion(table), [...rows]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`PostgreSQL does not take the rows of ${table.name}: ${why}. Nothing was moved.`, {
      cause: error,
    });
  }
}

/** Compares a table row by row; returns its number of rows. */
async function compareTable(connection: Connection, sqlite: DatabaseSync, table: Table): Promise<number> {
  let [sent, same] = [0, 0];
  for (const rows of readBatches(sqlite, table)) {
    sent += rows[0]?.length ?? 0;
    same += await countRows(connection, makeComparison(table), rows);
  }
  const held = await readRowsIn(connection, table);
  if (same === sent && held === sent) return sent;
  throw new StartError(
    `Of ${sent} rows of ${table.name}, ${same} arrived as they were, and PostgreSQL has ${held}. Nothing was moved.`,
  );
}

/**
 * Returns the highest id that each SQLite table has assigned, where SQLite records it: for others it is an existing
 * row's.
 */
function readNumbering(sqlite: DatabaseSync): ReadonlyMap<unknown, unknown> {
  return new Map(
    sqlite
      .prepare('SELECT name, seq FROM sqlite_sequence')
      .all()
      .map(({ name, seq }) => [name, seq]),
  );
}

/** Sets each sequence to SQLite's, so that the id of a deleted document is never assigned again. */
async function keepNumbering(connection: Connection, sqlite: DatabaseSync, tables: readonly Table[]): Promise<void> {
  const given = readNumbering(sqlite);
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'id')) continue;
    const { rows } = await connection.query("SELECT pg_get_serial_sequence($1, 'id') AS sequence", [quoteName(name)]);
    const sequence = rows[0]?.sequence;
    if (!sequence) continue;
    const last = `(SELECT greatest(max(id), $2::bigint) AS number FROM ${quoteName(name)}) AS last`;
    const sql = `SELECT setval($1, number) FROM ${last} WHERE number > 0`;
    await connection.query(sql, [sequence, String(given.get(name) ?? 0)]);
  }
}

/**
 * Copies all rows of a SQLite database into the empty tables of a PostgreSQL one, compares them there, and commits only
 * if all are equal. Both have the tables of this version.
 *
 * @param tell called with each step that begins
 * @throws a StartError when PostgreSQL has rows already, refuses one, or stores another than was sent; then it rolls
 * back
 */
export async function moveRows(
  connection: Connection,
  sqlite: DatabaseSync,
  tell: (step: string) => void,
): Promise<Moved> {
  const tables = await readTables(connection);
  const counts = new Map<string, number>();
  await connection.query('BEGIN');
  try {
    for (const table of tables)
      if ((await readRowsIn(connection, table)) > 0)
        throw new StartError(
          `The PostgreSQL database isn’t empty (the table ${table.name} has rows): name an empty one.`,
        );
    tell(`Copying the rows of ${tables.length} tables …`);
    // One snapshot of SQLite, despite concurrent writes.
    sqlite.exec('BEGIN');
    await runWithoutReferences(connection, async () => {
      for (const table of tables) await moveTable(connection, sqlite, table);
    });
    tell('Comparing them …');
    for (const table of tables) {
      const count = await compareTable(connection, sqlite, table);
      if (count > 0) counts.set(table.name, count);
    }
    await keepNumbering(connection, sqlite, tables);
    await connection.query('COMMIT');
  } catch (error) {
    // Nothing is left to undo on a broken connection.
    await connection.query('ROLLBACK').catch(() => {});
    throw error;
  }
  return counts;
}
