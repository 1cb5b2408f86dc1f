import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileOf = (dataDir: string) => join(/*turbopackIgnore: true*/ dataDir, 'last-backup');

/** Notes that a backup has succeeded, for the metrics of the CMS that works in this folder. */
export function noteBackup(dataDir: string, at: Date): Promise<void> {
  return writeFile(fileOf(dataDir), `${at.toISOString()}\n`);
}

/** When a backup last succeeded, in milliseconds; 0 before the first one. */
export async function lastBackupAt(dataDir: string): Promise<number> {
  const noted = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  return Date.parse(noted.trim()) || 0;
}
