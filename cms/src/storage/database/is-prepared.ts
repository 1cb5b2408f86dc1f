import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '#cms/base/database-uri.ts';
import { StartError } from '#cms/base/start-error.ts';
import { migrationNames } from './migration-names.ts';

/** What SQLite calls a file that can't be used (its primary result codes), and what helps. */
const PROBLEMS: Readonly<Record<number, string>> = {
  3: 'may not be opened (permission denied): let the user that starts this read and write it',
  5: 'is locked by another program: end that program and start again',
  6: 'is locked by another program: end that program and start again',
  10: 'cannot be read (input/output error): check the disk',
  11: 'is damaged: put a backup in its place, or move it away to start with the sample content',
  14: 'cannot be opened: let the user that starts this read and write it, and its folder',
  26: 'is no SQLite database: put a backup in its place, or move it away to start with the sample content',
};

/** One line on why a database file can't be used at all; null for an error that is none of the file's. */
export function whyUnusable(error: unknown, path: string): string | null {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return null;
  // The lower byte of an extended code is the primary one.
  const problem = PROBLEMS[error.errcode & 0xff];
  return problem ? `The database ${path} ${problem}.` : null;
}

/** How long to wait for another process that holds the database, in milliseconds. */
const PATIENCE_MS = 5_000;

/** What is never empty once everything is there. */
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

/**
 * Tells whether a SQLite database has all migrations, content and a user, by asking the file itself, without
 * Payload. A database that can't be asked this way, PostgreSQL for one, is taken as not prepared.
 * @throws a StartError when the file is there and can't be used
 */
export function isPrepared(uri: string, patience = PATIENCE_MS): boolean {
  const path = databaseFile(uri);
  if (path === null || !existsSync(path)) return false;
  try {
    return hasEverything(path, patience);
  } catch (error) {
    const problem = whyUnusable(error, path);
    if (problem) throw new StartError(problem, { cause: error });
    return false;
  }
}
