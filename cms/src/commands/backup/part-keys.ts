import { DEAD_LETTER_FOLDERS } from '@kontorwerk/contract/submissions/dead-letter-folders';
import { type FileStore, joinKey } from '#cms/storage/files/file-store.ts';
import { DOCUMENT_FOLDERS } from '#cms/storage/files/folders.ts';

/** The secret that signs sessions, if the data folder has it. */
export const SECRET = 'payload-secret';
/** The spool in the data folder, and its dead letters. */
export const SPOOL = ['site/spool', ...DEAD_LETTER_FOLDERS.map((name) => `site/spool/${name}`)];
/** The folder of the database's pieces. */
export const DATABASE = 'database';

const FOLDERS = [...SPOOL, ...DOCUMENT_FOLDERS, DATABASE];

/** Whether a backup may contain a part with that key: restoring writes nowhere else. */
export function isPartKey(key: string): boolean {
  const at = key.lastIndexOf('/');
  const [folder, name] = [key.slice(0, Math.max(0, at)), key.slice(at + 1)];
  return key === SECRET || (FOLDERS.includes(folder) && !['', '.', '..'].includes(name) && !name.includes('\0'));
}

/** Yields the keys of all files in a place, without following links. */
export async function* listKeys(place: FileStore, folder = ''): AsyncGenerator<string, void> {
  for await (const { name } of place.list(folder)) yield joinKey(folder, name);
  for await (const name of place.folders(folder)) yield* listKeys(place, joinKey(folder, name));
}
