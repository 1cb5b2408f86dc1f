import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import * as v from 'valibot';
import { StartError } from '#cms/base/start-error.ts';
import { quoteName, readTables, runWithoutReferences } from '../moving/tables.ts';
import type { ArchiveReader, ArchiveWriter, Part } from './archive.ts';
import { DATABASE } from './part-keys.ts';
import { makePieceKey, selectPieces, splitIntoPieces } from './pieces.ts';

/** The part that describes how the tables' pieces belong together. */
const OUTLINE_FILE = `${DATABASE}/outline.json`;

const outlineSchema = v.object({
  migrations: v.array(v.string()),
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number(), next: v.nullable(v.string()) }),
  ),
});

/** A database's migrations, and its tables with their columns and next ids. */
type Outline = v.InferOutput<typeof outlineSchema>;

async function readMigrations(connection: ClientBase): Promise<readonly string[]> {
  const { rows } = await connection.query<{ name: string }>('SELECT name FROM payload_migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

async function findSequence(connection: ClientBase, table: string): Promise<string | null> {
  const { rows } = await connection.query<{ sequence: string | null }>(
    "SELECT pg_get_serial_sequence($1, 'id') AS sequence",
    [quoteName(table)],
  );
  return rows[0]?.sequence ?? null;
}

/** Returns the next id of a table; null without a sequence. */
async function readNextId(connection: ClientBase, table: string, columns: readonly string[]): Promise<string | null> {
  const sequence = columns.includes('id') ? await findSequence(connection, table) : null;
  if (!sequence) return null;
  const { rows } = await connection.query<{ next: string }>(
    `SELECT (last_value + is_called::int)::text AS next FROM ${sequence}`,
  );
  return rows[0]?.next ?? null;
}

function formatColumns(columns: readonly string[]): string {
  return columns.map(quoteName).join(', ');
}

/** Adds a snapshot of a PostgreSQL database to a backup, despite concurrent writes. */
export async function backUpPostgres(connection: ClientBase, archive: ArchiveWriter): Promise<void> {
  await connection.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables: Outline['tables'] = [];
  for (const { name, columns: all } of await readTables(connection)) {
    const columns = all.map((column) => column.name);
    const copy = connection.query(copyTo(`COPY ${quoteName(name)} (${formatColumns(columns)}) TO STDOUT`));
    let at = 0;
    for await (const piece of splitIntoPieces(copy)) await archive.add(makePieceKey(name, at++), piece);
    tables.push({ name, columns, rows: copy.rowCount, next: await readNextId(connection, name, columns) });
  }
  const told: Outline = { migrations: [...(await readMigrations(connection))], tables };
  await archive.add(OUTLINE_FILE, Buffer.from(JSON.stringify(told)));
  await connection.query('COMMIT');
}

/** Reads a backup's outline of its PostgreSQL database. @throws a StartError where the backup has none */
export async function readOutline(parts: readonly Part[], archive: ArchiveReader): Promise<Outline> {
  const part = parts.find(({ key }) => key === OUTLINE_FILE);
  if (!part) throw new StartError('The backup has no database.');
  return v.parse(outlineSchema, JSON.parse(Buffer.from(await archive.read(part)).toString()));
}

/** Refuses a database with rows. @throws a StartError */
export async function refuseRows(connection: ClientBase): Promise<void> {
  for (const { name } of await readTables(connection)) {
    const { rows } = await connection.query(`SELECT 1 FROM ${quoteName(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new StartError(
        `The PostgreSQL database isn’t empty (the table ${name} has rows): name an empty one by DATABASE_URI.`,
      );
  }
}

/** Fills tables of the same migrations with a backup's rows, in one transaction. @throws a StartError */
export async function restorePostgres(
  connection: ClientBase,
  { tables }: Outline,
  parts: readonly Part[],
  archive: ArchiveReader,
): Promise<void> {
  await connection.query('BEGIN');
  try {
    await refuseRows(connection);
    await runWithoutReferences(connection, async () => {
      for (const { name, columns, rows, next } of tables) {
        const copy = connection.query(copyFrom(`COPY ${quoteName(name)} (${formatColumns(columns)}) FROM STDIN`));
        await pipeline(
          Readable.from(selectPieces(parts, name), { highWaterMark: 1 }).map((part: Part) => archive.read(part), {
            concurrency: 1,
          }),
          copy,
        );
        if (copy.rowCount !== rows)
          throw new StartError(`Of ${rows} rows of ${name} ${copy.rowCount} arrived: the backup is damaged.`);
        const sequence = next === null ? null : await findSequence(connection, name);
        if (sequence) await connection.query('SELECT setval($1, $2::bigint, false)', [sequence, next]);
      }
    });
    await connection.query('COMMIT');
  } catch (error) {
    // Nothing is left to undo on a broken connection.
    await connection.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
