import { databaseFile, withoutPassword } from '#cms/base/database-uri.ts';
import type { Settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { DAMAGED, describeUnusableFile } from './preparation.ts';

/** PostgreSQL's SQLSTATE for insufficient privilege, such as on another user's tables. */
export const RIGHTS_MISSING = '42501';

/**
 * The remedy: a second user doesn't own the first one's tables, and from PostgreSQL 15 on only an owner may create any.
 */
export const RIGHTS_ADVICE =
  'let its user act as the owner of the tables: GRANT owner TO it; ALTER ROLE it SET role TO owner. Where it may not even connect: GRANT CONNECT ON DATABASE …. In a database without tables: GRANT CREATE ON SCHEMA public TO it';

type Places = Pick<Settings, 'dataDir' | 'databaseUri'>;

/** System error codes of a disk that is full or can't be written, with the remedy. */
const DISK_PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: 'is full: make room there, or let DATA_DIR name another folder',
  EDQUOT: 'may not grow any more: raise the quota of the user that starts this, or let DATA_DIR name another folder',
  EROFS:
    'can only be read: mount its disk for writing, name it in ReadWritePaths= of systemd’s unit, or let DATA_DIR name another folder',
  EACCES: 'has what may not be written: let the user that starts this own all that is in it',
};

/** SQLite's errors for its file (primary result codes, which the drivers pass on as text), with the remedy. */
const FILE_PROBLEMS: readonly (readonly [said: RegExp, problem: string])[] = [
  [/SQLITE_CORRUPT|database disk image is malformed/, DAMAGED],
  [
    /SQLITE_FULL|database or disk is full/,
    'lies on a disk that is full: make room there, or let DATABASE_URI name another place',
  ],
  [
    /SQLITE_READONLY|attempt to write a readonly database/,
    'may not be written: let the user that starts this write it, and its folder',
  ],
  [
    /SQLITE_CANTOPEN|unable to open (database file|connection to local database)/i,
    'cannot be opened: see that its folder is there, and let the user that starts this write both',
  ],
];

/** Payload's error message for a failed connection. */
const NO_POSTGRES = /cannot connect to Postgres:? *(.*)/;

/** PostgreSQL's message for a database that isn't there. */
const MISSING_DATABASE = /^database .* does not exist/;

/** PostgreSQL's messages, and a pooler's, where all connections of the server, the role or the database are used. */
const NO_CONNECTION_LEFT = /too many (?:clients|connections)|remaining connection slots|no more connections allowed/;

/** Yields an error and its causes: drivers wrap the system's errors. */
function* causesOf(error: unknown): Generator<Error> {
  for (let next = error; next instanceof Error; next = next.cause) yield next;
}

function diskProblem(error: Error, { dataDir, databaseUri }: Places): string | undefined {
  const file = databaseFile(databaseUri);
  const said = file === null ? undefined : FILE_PROBLEMS.find(([word]) => word.test(error.message));
  if (said) return `The database ${file} ${said[1]}`;
  const problem = 'code' in error ? DISK_PROBLEMS[String(error.code)] : undefined;
  return problem && `${dataDir} ${problem}`;
}

/**
 * Returns the message for a database that is missing, takes no further connection or can't be reached.
 *
 * @param reason undefined if Node gives none, as for a name with two addresses
 */
export function describeUnreachable(databaseUri: string, reason: string | undefined): string {
  const why = reason ? ` (${reason})` : '';
  if (MISSING_DATABASE.test(reason ?? ''))
    return `The database ${withoutPassword(databaseUri)} is missing${why}: make it (createdb --encoding UTF8 --owner USER NAME), or correct DATABASE_URI.`;
  if (NO_CONNECTION_LEFT.test(reason ?? ''))
    return `The database ${withoutPassword(databaseUri)} takes no further connection${why}: close some, or raise max_connections.`;
  return `The database ${withoutPassword(databaseUri)} cannot be reached${why}: start it, or correct DATABASE_URI.`;
}

/**
 * Returns one line on what keeps the database from being prepared and what to do; null for an unexpected error, whose
 * stack says more.
 */
export function describePreparationProblem(error: unknown, places: Places): string | null {
  const file = databaseFile(places.databaseUri);
  for (const cause of causesOf(error)) {
    if (cause instanceof StartError) return cause.message;
    const unusable = file === null ? null : describeUnusableFile(cause, file);
    if (unusable !== null) return unusable;
    const problem = diskProblem(cause, places);
    if (problem !== undefined) return `${problem} (${cause.message}).`;
    if ('code' in cause && cause.code === RIGHTS_MISSING)
      return `The user of the database ${withoutPassword(places.databaseUri)} may not do what is needed (${cause.message}): ${RIGHTS_ADVICE}.`;
    const [refused, reason] = NO_POSTGRES.exec(cause.message) ?? [];
    if (refused !== undefined) return describeUnreachable(places.databaseUri, reason);
  }
  return null;
}
