import { databaseFile } from '#cms/base/database-uri.ts';
import { withPostgresConnection } from '#cms/storage/database/postgres-connection.ts';
import { openReadOnly } from '#cms/storage/database/read-only-database.ts';
import { EARLIER_UPLOADS, ORIGINALS, RESUMES, UPLOADS } from '#cms/storage/files/folders.ts';
import { quoteName } from '../moving/tables.ts';

/** The columns that name files, and the folders of these. Columns of sizes come and go with the sizes. */
const FILE_COLUMNS = [
  { table: 'media', column: /^(?:filename|sizes_\w+_filename)$/, folder: UPLOADS },
  { table: 'media', column: /^original$/, folder: ORIGINALS },
  { table: 'resumes', column: /^filename$/, folder: RESUMES },
];

/** Lists the columns of these tables; none where a table is missing. */
const [SQLITE_COLUMNS, POSTGRES_COLUMNS] = [
  `SELECT t.name AS "table", c.name AS "column" FROM sqlite_schema t JOIN pragma_table_info(t.name) c
    WHERE t.name IN ('media', 'resumes')`,
  `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name IN ('media', 'resumes')`,
];

type Row = Readonly<Record<string, unknown>>;
type Query = (sql: string) => Promise<readonly Row[]>;

async function readKeys(query: Query, columnsSql: string): Promise<ReadonlySet<string>> {
  const columns = (await query(columnsSql)).map((row) => ({ table: String(row.table), column: String(row.column) }));
  const hasTrash = (table: string) => columns.some((each) => each.table === table && each.column === 'deleted_at');
  const selects = columns.flatMap(({ table, column }) => {
    const found = FILE_COLUMNS.find((each) => each.table === table && each.column.test(column));
    if (!found) return [];
    const name = quoteName(column);
    // Pictures in the trash don't count: deleting one is the remedy for lost files.
    const isKept = hasTrash(table) ? ' AND deleted_at IS NULL' : '';
    return [`SELECT '${found.folder}/' || ${name} AS key FROM ${table} WHERE ${name} <> ''${isKept}`];
  });
  const rows = selects.length === 0 ? [] : await query(selects.join(' UNION '));
  return new Set(rows.map(({ key }) => String(key)));
}

/** Reads the keys of all files that documents name. */
export async function readNamedFiles(databaseUri: string): Promise<ReadonlySet<string>> {
  const file = databaseFile(databaseUri);
  if (file === null)
    return withPostgresConnection(databaseUri, (connection) =>
      readKeys(async (sql) => (await connection.query<Row>(sql)).rows, POSTGRES_COLUMNS),
    );
  const database = openReadOnly(file);
  try {
    return await readKeys(async (sql) => database.prepare(sql).all(), SQLITE_COLUMNS);
  } finally {
    database.close();
  }
}

/** Returns which of the files are not among the copied ones: a replaced file is found among the earlier ones. */
export function findUncopied(named: ReadonlySet<string>, copied: ReadonlySet<string>): readonly string[] {
  const earlier = (key: string) => key.replace(`${UPLOADS}/`, `${EARLIER_UPLOADS}/`);
  return [...named].filter((key) => !copied.has(key) && !copied.has(earlier(key))).toSorted();
}

/** How many of the missing files are named. */
const SHOWN = 3;

/** Counts files that were missing: `5 files that the database names were missing`. */
export function countMissing(count: number): string {
  return count === 1
    ? '1 file that the database names was missing'
    : `${count} files that the database names were missing`;
}

/** Counts and names missing files: `5 files that the database names were missing: uploads/a.avif, … and 2 more`. */
export function describeMissing(keys: readonly string[]): string {
  const others = keys.length > SHOWN ? ` and ${keys.length - SHOWN} more` : '';
  return `${countMissing(keys.length)}: ${keys.slice(0, SHOWN).join(', ')}${others}`;
}
