/** Thrown when the writer mutex isn't released in time. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';

  constructor() {
    super('The database is busy: another transaction does not end.');
  }
}

/** Thrown when the file of a SQLite database isn't the opened one any more. */
export class DatabaseFileChanged extends Error {
  override readonly name = 'DatabaseFileChanged';

  constructor(path: string) {
    super(`The database ${path} was moved, deleted or replaced: restart the CMS.`);
  }
}

/** PostgreSQL's SQLSTATEs for a lock timeout, a deadlock and a serialization failure. */
const BUSY_CODE = /^(?:55P03|40P01|40001)$/;

/** Whether an error means that another transaction is writing to the database: a retry may succeed. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefused =
    error instanceof DatabaseBusy ||
    /SQLITE_BUSY|database is locked/.test(error.message) ||
    ('code' in error && BUSY_CODE.test(String(error.code)));
  return isRefused || isBusy(error.cause);
}

/**
 * The reason why nothing can be stored: another writer, no connection, no room on the disk, another file in the place of
 * the opened one, or a damaged file.
 */
export type DatabaseFault = 'busy' | 'away' | 'full' | 'changed' | 'damaged';

/** The message of `DatabaseFileChanged`: Payload drops the error where it can't begin a transaction. */
const CHANGED_WORDS = /was moved, deleted or replaced: restart the CMS/;

/** SQLite's codes and messages for a file that it can't read. */
const DAMAGED_CODE = /^SQLITE_(?:CORRUPT|NOTADB)(?:_\w+)?$/;
const DAMAGED_WORDS = /database disk image is malformed|file is not a database/;

/** Codes of SQLite, PostgreSQL and the operating system for a disk that is full or refuses writes. */
const FULL_CODE =
  /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)(?:_\w+)?|53100|58030|ENOSPC|EDQUOT|EFBIG|EIO|EROFS|XMinioStorageFull)$/;
const FULL_WORDS = /database or disk is full|disk I\/O error|unable to open database file|no space left on device/i;

/** PostgreSQL's SQLSTATEs for a failed connection, a server that stops or starts, and too many connections. */
const AWAY_CODE = /^(?:08\w{3}|57P0[1-5]|53[34]00|53200|25006)$/;
/**
 * Error messages of the driver's connections, and of Payload where it can't begin a transaction and drops the cause.
 */
const AWAY_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Error: cannot begin transaction: |Cannot use a pool after calling end)/;

/**
 * Severities of PostgreSQL's errors that end the connection, whatever their code: a full disk under one that is being
 * set up is an "internal error".
 */
const AWAY_SEVERITY = /^(?:FATAL|PANIC)$/;

/** System error codes of a failed connection. They count only below a query, as mail servers cause them too. */
const NETWORK_CODE =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const QUERY = /^Failed query: /;

/** The maximum depth of the error causes that are examined. */
const DEPTH = 5;

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function severityOf(error: Error): string {
  return 'severity' in error && typeof error.severity === 'string' ? error.severity : '';
}

function faultIn(error: Error, isQuery: boolean): DatabaseFault | null {
  const code = codeOf(error);
  const message = QUERY.test(error.message) ? '' : error.message;
  if (CHANGED_WORDS.test(message)) return 'changed';
  if (DAMAGED_CODE.test(code) || DAMAGED_WORDS.test(message)) return 'damaged';
  if (FULL_CODE.test(code) || FULL_WORDS.test(message)) return 'full';
  if (AWAY_CODE.test(code) || AWAY_SEVERITY.test(severityOf(error)) || AWAY_WORDS.test(error.message)) return 'away';
  return isQuery && NETWORK_CODE.test(code) ? 'away' : null;
}

/** Returns why the database, or the disk under it, refused; null for any other error. */
export function databaseFault(error: unknown, isQuery = false, depth = DEPTH): DatabaseFault | null {
  if (isBusy(error)) return 'busy';
  if (!(error instanceof Error) || depth === 0) return null;
  const isOfQuery = isQuery || QUERY.test(error.message);
  return faultIn(error, isOfQuery) ?? databaseFault(error.cause, isOfQuery, depth - 1);
}

const SUMMARIES: Readonly<Record<DatabaseFault, string>> = {
  busy: 'The database is busy',
  away: 'The database can’t be reached',
  full: 'The disk is full or can’t be written, nothing is stored',
  changed: 'The database is another file now, nothing is stored',
  damaged: 'The database is damaged: stop, and put a backup in its place',
};

/** Returns the message of the innermost cause: drivers wrap it in an error that quotes the whole query. */
function reasonOf(error: unknown, depth = DEPTH): string {
  if (!(error instanceof Error)) return '';
  const inner = depth > 0 ? reasonOf(error.cause, depth - 1) : '';
  return inner || (QUERY.test(error.message) ? '' : error.message) || codeOf(error);
}

/** Returns one line for the log that names the database and the reason; undefined for any other error. */
export function databaseFaultSummary(error: unknown): string | undefined {
  const fault = databaseFault(error);
  if (fault === null) return undefined;
  const reason = reasonOf(error);
  return reason ? `${SUMMARIES[fault]}: ${reason}` : SUMMARIES[fault];
}
