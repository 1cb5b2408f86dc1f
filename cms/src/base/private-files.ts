import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from './database-uri.ts';
import type { Settings } from './settings.ts';

/** What everybody but the owner may do with a file. */
const OTHERS = 0o077;

function files(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name));
}

/** Takes the rights of others to a file or folder away; tells whether they had any. */
function closed(path: string): boolean {
  // The database's log comes and goes.
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return false;
  try {
    chmodSync(path, mode & 0o777 & ~OTHERS);
    return true;
  } catch (error) {
    // Somebody else's: no reason not to start, but one to be told.
    const reason = error instanceof Error ? error.message : error;
    process.stderr.write(`cms warn: other users of this machine can read ${path}: ${reason}\n`);
    return false;
  }
}

/**
 * Keeps what visitors sent from the other users of the machine: files made from now on are their owner's alone, and
 * those that older versions made become so. Says so once, on standard error.
 */
export function keepPrivate({ dataDir, databaseUri }: Pick<Settings, 'dataDir' | 'databaseUri'>): void {
  process.umask(OTHERS);
  const resumes = join(dataDir, 'resumes');
  const database = databaseFile(databaseUri);
  const ofDatabase = database === null ? [] : ['', '-wal', '-shm'].map((end) => database + end);
  const paths = [...files(dataDir), ...files(resumes), ...ofDatabase, dataDir, resumes];
  // Each of them, not up to the first that was open.
  const opened = [...new Set(paths)].filter(closed);
  if (opened.length > 0)
    process.stderr.write(
      `cms info: other users of this machine could read ${opened.length} files of ${dataDir}; not any more.\n`,
    );
}
