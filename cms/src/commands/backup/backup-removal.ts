import type { FileStore } from '#cms/storage/files/file-store.ts';
import { DOCUMENT_FOLDERS } from '#cms/storage/files/folders.ts';
import { CONTENTS_FILE, HEAD_FILE, OWN_FILES } from './archive.ts';
import { forEachConcurrently } from './concurrent-work.ts';
import { DATABASE, isPartKey, listKeys, SPOOL } from './part-keys.ts';
import { CLAIMS_FOLDER } from './place-claim.ts';

/** All folders of a backup, inner ones before outer ones. */
const FOLDERS = [CLAIMS_FOLDER, DATABASE, ...DOCUMENT_FOLDERS, ...SPOOL.toReversed(), 'site', ''];

/** Whether a key belongs to a backup. */
export function isOfBackup(key: string): boolean {
  return OWN_FILES.includes(key) || key.startsWith(`${CLAIMS_FOLDER}/`) || isPartKey(key);
}

/**
 * Removes the list of parts first, so that the backup is no longer complete, and the description last, which identifies
 * it.
 */
export async function removeBackup(place: FileStore, keys: readonly string[]): Promise<void> {
  await place.remove(CONTENTS_FILE);
  const others = keys.filter((key) => key !== CONTENTS_FILE && key !== HEAD_FILE);
  await forEachConcurrently(others, (key) => place.remove(key));
  await place.remove(HEAD_FILE);
  for (const folder of FOLDERS) await place.removeFolder(folder);
}

/** Removes what a failed backup has written: a full disk would block everything else. */
export async function removeFailedBackup(place: FileStore): Promise<void> {
  const keys: string[] = [];
  for await (const key of listKeys(place)) if (isOfBackup(key)) keys.push(key);
  await removeBackup(place, keys);
}
