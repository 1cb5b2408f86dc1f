import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileOf = (dataDir: string) => join(/*turbopackIgnore: true*/ dataDir, 'last-backup');

/** Records a successful backup, for the metrics of the CMS that uses this folder. */
export function noteBackup(dataDir: string, at: Date): Promise<void> {
  return writeFile(fileOf(dataDir), `${at.toISOString()}\n`);
}

/** Returns the time of the last successful backup, in milliseconds; 0 before the first one. */
export async function lastBackupAt(dataDir: string): Promise<number> {
  const noted = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  return Date.parse(noted.trim()) || 0;
}
