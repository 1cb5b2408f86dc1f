import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile, withoutPassword } from '#cms/base/database-uri.ts';
import type { Settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { type FileStore, isEmpty } from '#cms/storage/files/file-store.ts';
import { RESUMES, UPLOADS } from '#cms/storage/files/folders.ts';

/** Stands beside the files while an empty database is filled: the pictures are there before the rows. */
const UNFINISHED = 'seeding';

/** What only a site that was in use leaves behind. */
const SNAPSHOT = 'site/content-snapshot.json';

/** What an earlier database left; nothing when filling it was only interrupted. */
async function traces(dataDir: string, files: FileStore): Promise<readonly string[]> {
  if (await files.has(UNFINISHED)) return [];
  const folders = await Promise.all([UPLOADS, RESUMES].map(async (each) => ((await isEmpty(files, each)) ? [] : each)));
  return [...folders.flat(), ...(existsSync(join(dataDir, SNAPSHOT)) ? [SNAPSHOT] : [])];
}

/** Tells whether a database is a file of which there is nothing yet; it is looked at before anything makes one. */
export function isAbsent(databaseUri: string): boolean {
  const path = databaseFile(databaseUri);
  return path !== null && (!existsSync(path) || statSync(path).size === 0);
}

/**
 * Sees to it that an empty database isn't filled with the sample content where another one was in use: it went missing,
 * or `DATABASE_URI` leads elsewhere.
 * @throws a StartError
 */
export async function refuseBesideEarlierData(
  { dataDir, databaseUri, seedAnew }: Pick<Settings, 'dataDir' | 'databaseUri' | 'seedAnew'>,
  files: FileStore,
): Promise<void> {
  const found = seedAnew ? [] : await traces(dataDir, files);
  if (found.length === 0) return;
  throw new StartError(
    `The database ${withoutPassword(databaseUri)} is empty, but ${files.place} has ${found.join(', ')} of an earlier one: put that database ` +
      'back, or a backup of it, or set SEED_ANEW=on to begin again with the sample content.',
  );
}

/** Runs what fills the database; what an interruption leaves among the files is then known as that. */
export async function whileSeeding<T>(files: FileStore, fill: () => Promise<T>): Promise<T> {
  await files.write(UNFINISHED, new Uint8Array());
  const result = await fill();
  await files.remove(UNFINISHED);
  return result;
}
