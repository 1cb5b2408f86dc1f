import { LAID_ASIDE_FOLDERS } from '@kontorwerk/contract/submissions/spool-folders';
import { DOCUMENT_FOLDERS } from '#cms/storage/files/folders.ts';

/** The secret that sessions are signed with, where the data folder has it. */
export const SECRET = 'payload-secret';
/** What waits in the data folder for the CMS, and what it has refused. */
export const SPOOL = ['site/spool', ...LAID_ASIDE_FOLDERS.map((name) => `site/spool/${name}`)];
/** The pieces of the database. */
export const DATABASE = 'database';

const FOLDERS = [...SPOOL, ...DOCUMENT_FOLDERS, DATABASE];

/** Tells whether a backup may have a part of that key: restoring writes nothing anywhere else. */
export function isPartKey(key: string): boolean {
  const at = key.lastIndexOf('/');
  const [folder, name] = [key.slice(0, Math.max(0, at)), key.slice(at + 1)];
  return key === SECRET || (FOLDERS.includes(folder) && !['', '.', '..'].includes(name) && !name.includes('\0'));
}
