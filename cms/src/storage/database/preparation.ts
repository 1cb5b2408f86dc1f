import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '#cms/base/database-uri.ts';
import { StartError } from '#cms/base/start-error.ts';
import { findDamage } from './damage.ts';
import { migrationNames } from './migration-names.ts';
import { openReadOnly } from './read-only-database.ts';

/**
 * The remedy for an unusable file. Deleting it alone is none: the sample content isn't put beside uploads or a snapshot
 * of another database.
 */
const REPLACE = 'put a backup in its place, or start anew, with an empty DATA_DIR and bucket';

/** The remedy for a damaged file. */
export const DAMAGED = `is damaged: ${REPLACE}`;

/** SQLite's primary result codes for an unusable file, with the remedy. */
const PROBLEMS: Readonly<Record<number, string>> = {
  3: 'may not be opened (permission denied): let the user that starts this read and write it',
  5: 'is locked by another program: end that program and start again',
  6: 'is locked by another program: end that program and start again',
  8: 'may not be written: let the user that starts this write it, and its folder',
  10: 'cannot be read (input/output error): check the disk',
  11: DAMAGED,
  14: 'cannot be opened: let the user that starts this read and write it, and its folder',
  26: `is no SQLite database: ${REPLACE}`,
};

/** Returns one line on why a database file is unusable; null for an error with a different cause. */
export function describeUnusableFile(error: unknown, path: string): string | null {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return null;
  // The lowest byte of an extended code is the primary code.
  const problem = PROBLEMS[error.errcode & 0xff];
  return problem ? `The database ${path} ${problem}.` : null;
}

/** How long to wait for another process that holds the database, in milliseconds. */
const PATIENCE_MS = 5_000;

/** The tables that are never empty after preparation. */
const CONTENT = ['site_settings', 'navigation', 'words', 'users'];

function hasEverything(path: string, timeout: number): boolean {
  const database = new DatabaseSync(path, { readOnly: true, timeout });
  try {
    const run = new Set(
      database
        .prepare('SELECT name FROM payload_migrations')
        .all()
        .map(({ name }) => name),
    );
    const has = (table: string) => database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined;
    return migrationNames('sqlite').every((name) => run.has(name)) && CONTENT.every(has);
  } finally {
    database.close();
  }
}

function hasTable(database: DatabaseSync, table: string): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== undefined;
}

/** The size up to which a file is checked as a whole, in bytes: it takes some five seconds for each gigabyte. */
const WHOLE_BYTES = 200_000_000;

/**
 * Refuses a SQLite file with damaged pages, which may be others than a start reads: in a large one those of the tables
 * that it can't do without are checked.
 * @throws a StartError
 */
export function refuseDamagedFile(uri: string, wholeBytes = WHOLE_BYTES): void {
  const path = databaseFile(uri);
  if (path === null || !existsSync(path)) return;
  try {
    const database = openReadOnly(path, PATIENCE_MS);
    try {
      const isWhole =
        statSync(path).size > wholeBytes
          ? CONTENT.filter((table) => hasTable(database, table)).every((table) => findDamage(database, table) === null)
          : findDamage(database) === null;
      if (isWhole) return;
    } finally {
      database.close();
    }
  } catch (error) {
    const problem = describeUnusableFile(error, path);
    if (problem) throw new StartError(problem, { cause: error });
    return;
  }
  throw new StartError(`The database ${path} ${DAMAGED}.`);
}

/**
 * Whether a SQLite database has all migrations, content and a user, read from the file without Payload. Any database
 * that can't be read this way, such as PostgreSQL, counts as not prepared.
 * @throws a StartError when the file is there and can't be used
 */
export function isPrepared(uri: string, patience = PATIENCE_MS): boolean {
  const path = databaseFile(uri);
  if (path === null || !existsSync(path)) return false;
  try {
    return hasEverything(path, patience);
  } catch (error) {
    const problem = describeUnusableFile(error, path);
    if (problem) throw new StartError(problem, { cause: error });
    return false;
  }
}
