import { accessSync, constants, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseFile } from '#cms/base/database-uri.ts';
import { SECRET_FILE } from '#cms/base/payload-secret.ts';
import type { Settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { DOCUMENT_FOLDERS } from './folders.ts';

type Places = Pick<Settings, 'bucket' | 'databaseUri' | 'dataDir' | 'secret'>;

/** A file or folder that this user may not use as the CMS has to. */
export type ForbiddenPath = { readonly seen: string; readonly advice: string };

const READ = constants.R_OK;
const WRITE = READ | constants.W_OK;
const WRITE_FOLDER = WRITE | constants.X_OK;
/** To make files beside a database. */
const ADD_FILES = constants.W_OK | constants.X_OK;

/** Returns the files and folders that the CMS can't do without, outer ones first, with the access that it needs. */
function listPaths({
  bucket,
  databaseUri,
  dataDir,
  secret,
}: Places): readonly (readonly [path: string, mode: number])[] {
  const database = databaseFile(databaseUri);
  const databaseFiles = ['', '-wal', '-shm'].map((end) => [`${database}${end}`, WRITE] as const);
  return [
    [dataDir, WRITE_FOLDER],
    ...(database === null ? [] : [[dirname(database), ADD_FILES] as const, ...databaseFiles]),
    ...(secret === undefined ? [[join(dataDir, SECRET_FILE), READ] as const] : []),
    ...(bucket ? [] : DOCUMENT_FOLDERS.map((folder) => [join(dataDir, folder), WRITE_FOLDER] as const)),
  ];
}

/** Whether the system denies access. A missing path isn't denied, and a read-only disk has another remedy. */
function isDenied(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES';
  }
}

/** Returns the user that a file or folder belongs to; null where that can't be seen. */
function ownerOf(path: string): number | null {
  try {
    return statSync(path).uid;
  } catch {
    return null;
  }
}

/** Returns what to do: never to take over a folder that may not be the CMS's, as settings may name a wrong one. */
function adviceFor(path: string, user: number, { dataDir, databaseUri }: Places): string {
  if (ownerOf(path) === user) return `chmod u+rwX ${path}`;
  if (path === dataDir || path.startsWith(`${dataDir}/`)) {
    const chown = `chown --recursive ${user} ${dataDir}`;
    const home = ownerOf(dataDir);
    if (home === user) return `${chown}, and run each command as that user`;
    if (home !== null && home !== 0) return `run this as user ${home}, to whom ${dataDir} belongs`;
    return `let DATA_DIR name a folder of user ${user}, or, if ${dataDir} is the CMS’s alone, ${chown}`;
  }
  const database = databaseFile(databaseUri);
  if (database !== null && path === dirname(database))
    return `let DATABASE_URI name a file in a folder of user ${user}`;
  return `chown ${user} ${path}, and run each command as that user`;
}

/**
 * Returns the first file or folder that this user may not use, such as one that a command made as another user; null if
 * there is none.
 */
export function findForbiddenPath(places: Places): ForbiddenPath | null {
  const [path, mode] = listPaths(places).find(([each, needed]) => isDenied(each, needed)) ?? [];
  const user = process.getuid?.();
  if (path === undefined || user === undefined) return null;
  const owner = ownerOf(path);
  const belongs = owner === null ? '' : ` (it belongs to user ${owner})`;
  return {
    seen: `${path} may not be ${mode === READ ? 'read' : 'written'} by user ${user}, who starts this${belongs}`,
    advice: adviceFor(path, user, places),
  };
}

/** Refuses files and folders that this user may not use: the CMS would fail with each request. @throws a StartError */
export function refuseForbiddenPath(places: Places): void {
  const found = findForbiddenPath(places);
  if (found) throw new StartError(`${found.seen}: ${found.advice}.`);
}
