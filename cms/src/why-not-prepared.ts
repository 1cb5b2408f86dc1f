import { withoutPassword } from './database/database-uri.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** What the system says of a disk that takes nothing more, or nothing at all, and what helps. */
const DISK_PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'is full: make room there, or let DATA_DIR name another folder',
  EDQUOT: 'may not grow any more: raise the quota of the user that starts this, or let DATA_DIR name another folder',
  EROFS: 'can only be read: mount its disk for writing, or let DATA_DIR name another folder',
  EACCES: 'has what may not be written: let the user that starts this own all that is in it',
};

/** SQLite's word for a full disk (a primary result code): the drivers pass it on as text. */
const SQLITE_FULL = /SQLITE_FULL|database or disk is full/;

/** What Payload says when no connection comes about. */
const NO_POSTGRES = /cannot connect to Postgres:? *(.*)/;

/** An error with what caused it, and what caused that: drivers wrap the system's own. */
function* chainOf(error: unknown): Generator<Error> {
  for (let next = error; next instanceof Error; next = next.cause) yield next;
}

function diskProblem(error: Error): string | undefined {
  if (SQLITE_FULL.test(error.message)) return DISK_PROBLEMS.ENOSPC;
  return 'code' in error ? DISK_PROBLEMS[String(error.code)] : undefined;
}

/**
 * What keeps the database from being prepared, in one line that says what to do; null for what nobody expected, whose
 * stack is then the best there is.
 */
export function whyNotPrepared(
  error: unknown,
  { dataDir, databaseUri }: Pick<Settings, 'dataDir' | 'databaseUri'>,
): string | null {
  for (const cause of chainOf(error)) {
    if (cause instanceof StartError) return cause.message;
    const problem = diskProblem(cause);
    if (problem !== undefined) return `${dataDir} ${problem} (${cause.message}).`;
    const [refused, reason] = NO_POSTGRES.exec(cause.message) ?? [];
    if (refused !== undefined) {
      return `The database ${withoutPassword(databaseUri)} cannot be reached (${reason}): start it, or correct DATABASE_URI.`;
    }
  }
  return null;
}
