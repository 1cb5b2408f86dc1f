import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { databaseFile } from '#cms/base/database-uri.ts';
import { StartError } from '#cms/base/start-error.ts';

/** Lies beside a SQLite file whose rows have moved to another database, and says where and when. */
const markOf = (file: string) => `${file}.moved`;

/** Marks a SQLite file as moved away, so that no command reads its old content by mistake. */
export function noteMove(file: string, to: string, at: Date): void {
  writeFileSync(markOf(file), `${to} on ${at.toISOString()}\n`);
}

/** Removes the mark of a file that is made anew. */
export function forgetMove(file: string): void {
  rmSync(markOf(file), { force: true });
}

/** Where a SQLite file's rows have moved and when: `postgres://host/name on 2026-11-28T…`; null for a file in use. */
export function movedTo(file: string): string | null {
  if (!existsSync(file) || !existsSync(markOf(file))) return null;
  return readFileSync(markOf(file), 'utf8').trim();
}

/** One line on a SQLite file that was moved away; null for a database in use. */
export function whyMovedAway(databaseUri: string): string | null {
  const file = databaseFile(databaseUri);
  const to = file === null ? null : movedTo(file);
  if (file === null || to === null) return null;
  return `${file} was moved to ${to} and is old: set DATABASE_URI to that database, or delete ${markOf(file)} to go on with this file.`;
}

/** Sees to it that a command doesn't use a SQLite file whose rows live elsewhere. @throws a StartError */
export function refuseMovedAway(databaseUri: string): void {
  const why = whyMovedAway(databaseUri);
  if (why !== null) throw new StartError(why);
}
