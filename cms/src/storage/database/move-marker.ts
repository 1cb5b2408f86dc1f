import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { databaseFile } from '#cms/base/database-uri.ts';
import { StartError } from '#cms/base/start-error.ts';

/** Returns the marker file beside a SQLite file that was moved to another database; it says where to and when. */
const markOf = (file: string) => `${file}.moved`;

/** Marks a SQLite file as moved, so that no command reads its outdated content by mistake. */
export function noteMove(file: string, to: string, at: Date): void {
  writeFileSync(markOf(file), `${to} on ${at.toISOString()}\n`);
}

/** Removes the marker of a file that is created again. */
export function forgetMove(file: string): void {
  rmSync(markOf(file), { force: true });
}

/**
 * Returns where a SQLite file was moved to and when: `postgres://host/name on 2026-11-28T…`; null for a file in use.
 */
export function readMove(file: string): string | null {
  if (!existsSync(file) || !existsSync(markOf(file))) return null;
  return readFileSync(markOf(file), 'utf8').trim();
}

/** Returns one line on a SQLite file that was moved; null for a database in use. */
export function describeMove(databaseUri: string): string | null {
  const file = databaseFile(databaseUri);
  const to = file === null ? null : readMove(file);
  if (file === null || to === null) return null;
  return `${file} was moved to ${to} and is old: set DATABASE_URI to that database, or delete ${markOf(file)} to go on with this file.`;
}

/** Prevents a command from using a SQLite file that was moved. @throws a StartError */
export function refuseMovedDatabase(databaseUri: string): void {
  const why = describeMove(databaseUri);
  if (why !== null) throw new StartError(why);
}
