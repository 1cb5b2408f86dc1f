import type { FileStore } from '#cms/storage/files/file-store.ts';
import { DOCUMENT_FOLDERS } from '#cms/storage/files/folders.ts';
import { CONTENTS, HEAD } from './archive.ts';
import { BEGUN } from './claim-place.ts';
import { keysBelow } from './keys-below.ts';
import { DATABASE, isPartKey, SPOOL } from './part-keys.ts';
import { withEach } from './with-each.ts';

/** All folders of a backup, inner ones before outer ones. */
const FOLDERS = [BEGUN, DATABASE, ...DOCUMENT_FOLDERS, ...SPOOL.toReversed(), 'site', ''];

/** Whether a key belongs to a backup. */
export function isOfBackup(key: string): boolean {
  return [HEAD, CONTENTS].includes(key) || key.startsWith(`${BEGUN}/`) || isPartKey(key);
}

/**
 * Removes the list of parts first, so that the backup is no longer complete, and the description last, which identifies
 * it.
 */
export async function removeBackup(place: FileStore, keys: readonly string[]): Promise<void> {
  await place.remove(CONTENTS);
  const others = keys.filter((key) => key !== CONTENTS && key !== HEAD);
  await withEach(others, (key) => place.remove(key));
  await place.remove(HEAD);
  for (const folder of FOLDERS) await place.removeFolder(folder);
}

/** Removes what a failed backup has written: a full disk would block everything else. */
export async function removeFailedBackup(place: FileStore): Promise<void> {
  const keys: string[] = [];
  for await (const key of keysBelow(place)) if (isOfBackup(key)) keys.push(key);
  await removeBackup(place, keys);
}
