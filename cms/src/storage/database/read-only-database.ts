import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** How long another process may hold the database, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Opens a SQLite file read-only. Without a write-ahead log there is no writer, and the file is opened as immutable:
 * SQLite would otherwise create a log that stays behind, owned by the reading user.
 */
export function openReadOnly(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true, timeout: PATIENCE_MS });
}
