import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** The standard patience, in milliseconds. */
const PATIENCE_MS = 2_000;

/** The place of the version of readers in a SQLite file's header; 2 means that changes go to a write-ahead log. */
const READ_VERSION = { at: 19, ofLog: 2 };

/** Whether a file uses a write-ahead log; false where it can't be read, whose reason SQLite tells as it opens it. */
function usesLog(file: string): boolean {
  try {
    const opened = openSync(file, 'r');
    try {
      const header = Buffer.alloc(1);
      readSync(opened, header, 0, 1, READ_VERSION.at);
      return header[0] === READ_VERSION.ofLog;
    } finally {
      closeSync(opened);
    }
  } catch {
    return false;
  }
}

/**
 * Opens a SQLite file read-only. One that uses a write-ahead log and has none has no writer, and is opened as immutable:
 * SQLite would otherwise create a log that stays behind, owned by the reading user.
 *
 * @param patience how long another process may hold the database, in milliseconds
 */
export function openReadOnly(file: string, patience: number = PATIENCE_MS): DatabaseSync {
  const address = pathToFileURL(file);
  if (!existsSync(`${file}-wal`) && usesLog(file)) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true, timeout: patience });
}
