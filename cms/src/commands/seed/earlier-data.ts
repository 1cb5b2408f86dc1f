import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile, withoutPassword } from '#cms/base/database-uri.ts';
import type { Settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { type FileStore, isFolderEmpty } from '#cms/storage/files/file-store.ts';
import { RESUMES, UPLOADS } from '#cms/storage/files/folders.ts';

/** Marks the file store while an empty database is seeded: the pictures are there before the rows. */
const UNFINISHED = 'seeding';

/** Only left by a site that was in use. */
const SNAPSHOT = 'site/content-snapshot.json';

/** Returns the traces of an earlier database; none when only its seeding was interrupted. */
async function findTraces(dataDir: string, files: FileStore): Promise<readonly string[]> {
  if (await files.has(UNFINISHED)) return [];
  const folders = await Promise.all(
    [UPLOADS, RESUMES].map(async (each) => ((await isFolderEmpty(files, each)) ? [] : `${each} in ${files.place}`)),
  );
  return [...folders.flat(), ...(existsSync(join(dataDir, SNAPSHOT)) ? [`${SNAPSHOT} in ${dataDir}`] : [])];
}

/** Whether a database is a file that doesn't exist yet or is empty; asked before anything creates it. */
export function isAbsent(databaseUri: string): boolean {
  const path = databaseFile(databaseUri);
  return path !== null && (!existsSync(path) || statSync(path).size === 0);
}

/**
 * Refuses to seed an empty database where another one was in use: that one went missing, or `DATABASE_URI` is wrong.
 * @throws a StartError
 */
export async function refuseBesideEarlierData(
  { dataDir, databaseUri }: Pick<Settings, 'dataDir' | 'databaseUri'>,
  files: FileStore,
): Promise<void> {
  const found = await findTraces(dataDir, files);
  if (found.length === 0) return;
  throw new StartError(
    `The database ${withoutPassword(databaseUri)} is empty, but an earlier one left ${found.join(', ')}: put that database ` +
      'back, or a backup of it, or stop and move those away to begin anew.',
  );
}

/** Runs the seeding, marked in the file store, so that the traces of an interruption are recognised. */
export async function markSeeding<T>(files: FileStore, fill: () => Promise<T>): Promise<T> {
  await files.write(UNFINISHED, new Uint8Array());
  const result = await fill();
  await files.remove(UNFINISHED);
  return result;
}
