import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { type CheckResult, createCheckResults } from '@kontorwerk/runtime/setup/check-result';
import { fileUri } from '#cms/base/database-uri.ts';
import type { Settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { migrationNames } from '#cms/storage/database/migration-names.ts';
import { readMove } from '#cms/storage/database/move-marker.ts';
import { describeUnusableFile, refuseDamagedFile } from '#cms/storage/database/preparation.ts';
import { openReadOnly } from '#cms/storage/database/read-only-database.ts';
import { type Contents, judgeContents, type TriedDatabase } from './judge-contents.ts';

const makeFinding = createCheckResults('DATABASE_URI');

function readContents(file: string): Contents & { readonly hasUsers: boolean } {
  const database = openReadOnly(file);
  try {
    const texts = (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map(({ name }) => String(name));
    const tables = texts(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'",
    );
    const has = (table: string) => tables.includes(table);
    return {
      tables,
      migrations: has('payload_migrations') ? texts('SELECT name FROM payload_migrations') : null,
      hasUsers: has('users') && database.prepare('SELECT 1 FROM users LIMIT 1').get() !== undefined,
    };
  } finally {
    database.close();
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Examines a SQLite database, or the place for it, without changing anything. */
export function trySqlite(file: string, { dataDir }: Pick<Settings, 'dataDir'>): TriedDatabase {
  const none = (...findings: readonly CheckResult[]) => ({ findings, isEmpty: false, hasUsers: false });
  const folder = dirname(file);
  if (!existsSync(file) || statSync(file).size === 0) {
    // The data folder is created at the start, and checked by the launcher.
    if (folder !== dataDir && !existsSync(folder))
      return none(makeFinding('missing', `has no folder ${folder}`, 'make it, for the user that starts this'));
    if (folder !== dataDir && !isWritable(folder))
      return none(
        makeFinding('wrong', `lies in ${folder}, which can’t be written`, 'let the user that starts this own it'),
      );
    return {
      findings: [makeFinding('ok', `SQLite, ${file}: the first start makes and fills it`)],
      isEmpty: true,
      hasUsers: false,
    };
  }
  const to = readMove(file);
  if (to !== null)
    return none(
      makeFinding(
        'wrong',
        `${file} was moved to ${to} and is old`,
        `name that database, or delete ${file}.moved to go on here`,
      ),
    );
  // The launcher reports an unwritable data folder.
  if (!isWritable(file) || (folder !== dataDir && !isWritable(folder)))
    return none(
      makeFinding('wrong', `${file} and its folder can’t be written`, 'let the user that starts this own both'),
    );
  try {
    refuseDamagedFile(fileUri(file));
    const { hasUsers, ...contents } = readContents(file);
    const judged = judgeContents(contents, migrationNames('sqlite'));
    return {
      findings: [{ ...judged, seen: `SQLite, ${file}: ${judged.seen}` }],
      isEmpty: contents.tables.length === 0,
      hasUsers,
    };
  } catch (error) {
    const seen =
      error instanceof StartError
        ? error.message
        : (describeUnusableFile(error, file) ?? `The database ${file} can’t be read (${reasonOf(error)})`);
    return none(makeFinding('wrong', seen));
  }
}
