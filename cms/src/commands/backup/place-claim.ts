import { randomUUID } from 'node:crypto';
import { StartError } from '#cms/base/start-error.ts';
import { type FileStore, isFolderEmpty, joinKey } from '#cms/storage/files/file-store.ts';

/** The folder of claims: each backup that begins adds a file with a unique name. */
export const CLAIMS_FOLDER = 'begun';

async function countFiles(place: FileStore, folder: string): Promise<number> {
  let count = 0;
  for await (const _file of place.list(folder)) count += 1;
  return count;
}

async function hasFolders(place: FileStore): Promise<boolean> {
  for await (const _folder of place.folders('')) return true;
  return false;
}

/**
 * Claims a place for a backup: it has to be empty, so never an installation's own folder, and of several concurrent
 * claims at most one succeeds. @throws a StartError
 */
export async function claimPlace(place: FileStore): Promise<void> {
  const refusal = new StartError(`There is something in ${place.place} already: name a new place for each backup.`);
  if (!(await isFolderEmpty(place, '')) || (await hasFolders(place))) throw refusal;
  const own = joinKey(CLAIMS_FOLDER, randomUUID());
  await place.write(own, new Uint8Array());
  // A later claim sees both files and gives up; both may.
  if ((await countFiles(place, CLAIMS_FOLDER)) === 1) return;
  await place.remove(own);
  throw refusal;
}
