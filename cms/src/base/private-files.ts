import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseFile } from './database-uri.ts';
import { SECRET_FILE } from './payload-secret.ts';
import type { Settings } from './settings.ts';

/** The permission bits of group and other users. */
const OTHERS = 0o077;

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function isEmptyFolder(path: string): boolean {
  return existsSync(path) && readdirSync(path).length === 0;
}

/** Removes the permissions of group and other users from a file or folder. Returns whether there were any. */
function restrictAccess(path: string): boolean {
  // SQLite's log files come and go.
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return false;
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
    return true;
  } catch (error) {
    // The file belongs to another user: the start can go on, but the operator should know.
    const reason = error instanceof Error ? error.message : error;
    process.stderr.write(`cms warn: other users of this machine can read ${path}: ${reason}\n`);
    return false;
  }
}

/**
 * Protects visitors' data from the machine's other users: sets the umask so that new files are private to their owner,
 * and restricts those of earlier versions. Reports that once, on standard error. Files that aren't ours keep their mode,
 * and so does a folder that holds nothing of ours yet: the settings may name the wrong one.
 */
export function keepPrivate({ dataDir, databaseUri }: Pick<Settings, 'dataDir' | 'databaseUri'>): void {
  process.umask(OTHERS);
  const resumes = join(dataDir, 'resumes');
  const database = databaseFile(databaseUri);
  const ofDatabase = database === null ? [] : ['', '-wal', '-shm'].map((end) => database + end);
  const own = [...ofDatabase, join(dataDir, SECRET_FILE)].filter(isFile);
  const isOurs = existsSync(resumes) || own.some((path) => dirname(path) === dataDir) || isEmptyFolder(dataDir);
  const folders = isOurs ? [dataDir, resumes] : [];
  // `filter`, not `some`: every path has to be closed, not only the first open one.
  const opened = [...own, ...folders, ...(isOurs ? listFiles(resumes) : [])].filter(restrictAccess);
  if (opened.length > 0)
    process.stderr.write(
      `cms info: other users of this machine could read ${opened.length} files of ${dataDir}; not any more.\n`,
    );
}
