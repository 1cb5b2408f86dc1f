import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** How long another process may hold the database, in milliseconds. */
const PATIENCE_MS = 2_000;

/**
 * Opens a SQLite file to read it. Without a log of writes beside it nobody writes: it is opened as one that doesn't change then,
 * for else such a log would be made, and stay, as a file of whoever reads.
 */
export function openToRead(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true, timeout: PATIENCE_MS });
}
