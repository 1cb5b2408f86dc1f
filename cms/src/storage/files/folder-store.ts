import { randomUUID } from 'node:crypto';
import { constants, openAsBlob } from 'node:fs';
import { copyFile, open, opendir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, joinKey, type ListedFile, type OpenFile } from './file-store.ts';
import { makeFolder } from './make-folder.ts';

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Returns null if there is no such file. */
async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** Flushes a file, or the entries of a folder, from the cache to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

/** The prefix of names of incomplete files. */
const UNFINISHED = '.unfinished-';

/** Creates a file atomically: it gets its name only when it is complete. */
async function createAtomically(path: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  const unfinished = join(folder, UNFINISHED + randomUUID());
  try {
    await make(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Writes a file that gets its name only when the disk holds all of it. */
async function writeAtomically(path: string, data: Uint8Array): Promise<void> {
  await createAtomically(path, (unfinished) => writeFile(unfinished, data, { flush: true }));
  await flush(dirname(path));
}

/** Creates a store in a local folder. */
export function folderStore(root: string): FileStore {
  // The folder is a setting: the bundler shall not trace it.
  const pathOf = (key: string) => join(/*turbopackIgnore: true*/ root, key);

  async function fileAt(key: string) {
    const found = await nullIfMissing(stat(pathOf(key)));
    return found?.isFile() ? found : null;
  }

  async function openFile(key: string): Promise<OpenFile | null> {
    const found = await fileAt(key);
    if (!found) return null;
    const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
    try {
      const blob = await openAsBlob(pathOf(key));
      return { size: blob.size, tag, body: blob.stream() };
    } catch (error) {
      // For a file that has just been removed, Node only reports that it can't be opened.
      if (await fileAt(key)) throw error;
      return null;
    }
  }

  function copyIn(path: string, key: string): Promise<void> {
    // A copy-on-write clone if the file system supports it, which costs neither time nor space.
    return createAtomically(pathOf(key), (unfinished) => copyFile(path, unfinished, constants.COPYFILE_FICLONE));
  }

  async function* list(folder: string): AsyncGenerator<ListedFile, void> {
    const entries = await nullIfMissing(opendir(pathOf(folder)));
    if (!entries) return;
    for await (const { name } of entries) {
      // Just deleted, a folder, or a hidden file.
      const found = name.startsWith('.') ? null : await fileAt(joinKey(folder, name));
      if (found) yield { name, writtenAt: found.mtime };
    }
  }

  async function* folders(folder: string): AsyncGenerator<string, void> {
    const entries = await nullIfMissing(opendir(pathOf(folder)));
    // Symbolic links to folders are left out.
    if (entries) for await (const entry of entries) if (entry.isDirectory()) yield entry.name;
  }

  async function removeFolder(folder: string): Promise<void> {
    try {
      await nullIfMissing(rmdir(pathOf(folder)));
    } catch (error) {
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    }
  }

  async function removeUnfinished(folder: string, before: Date): Promise<void> {
    const entries = await nullIfMissing(opendir(pathOf(folder)));
    if (!entries) return;
    for await (const { name } of entries) {
      const found = name.startsWith(UNFINISHED) ? await fileAt(joinKey(folder, name)) : null;
      if (found && found.mtime < before) await rm(pathOf(joinKey(folder, name)), { force: true });
    }
  }

  return {
    place: root,
    read: async (key) => ((await fileAt(key)) ? nullIfMissing(readFile(pathOf(key))) : null),
    open: openFile,
    write: (key, data) => writeAtomically(pathOf(key), data),
    copyIn,
    async copy(from, to) {
      if (!(await fileAt(from))) return false;
      await copyIn(pathOf(from), to);
      return true;
    },
    has: async (key) => (await fileAt(key)) !== null,
    remove: (key) => rm(pathOf(key), { force: true }),
    list,
    folders,
    removeFolder,
    removeUnfinished,
  };
}
