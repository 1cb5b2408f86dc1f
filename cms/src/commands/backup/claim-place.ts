import { randomUUID } from 'node:crypto';
import { StartError } from '#cms/base/start-error.ts';
import { type FileStore, isEmpty, keyIn } from '#cms/storage/files/file-store.ts';

/** Where whoever begins a backup says so, each by a name of its own. */
export const BEGUN = 'begun';

async function namesIn(place: FileStore, folder: string): Promise<number> {
  let count = 0;
  for await (const _file of place.list(folder)) count += 1;
  return count;
}

async function hasFolders(place: FileStore): Promise<boolean> {
  for await (const _folder of place.folders('')) return true;
  return false;
}

/**
 * Has a place for a backup to itself: nothing may be there, an installation's own files the least of all, and of several who
 * begin at the same moment at most one goes on. @throws a StartError
 */
export async function claimPlace(place: FileStore): Promise<void> {
  const refusal = new StartError(`There is something in ${place.place} already: name a new place for each backup.`);
  if (!(await isEmpty(place, '')) || (await hasFolders(place))) throw refusal;
  const own = keyIn(BEGUN, randomUUID());
  await place.write(own, new Uint8Array());
  // Whoever comes later sees both and leaves; so may both.
  if ((await namesIn(place, BEGUN)) === 1) return;
  await place.remove(own);
  throw refusal;
}
