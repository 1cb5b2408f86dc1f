import { type FileStore, joinKey } from '#cms/storage/files/file-store.ts';
import { DOCUMENT_FOLDERS } from '#cms/storage/files/folders.ts';
import type { ArchiveReader, ArchiveWriter, Part } from './archive.ts';
import { forEachConcurrently } from './concurrent-work.ts';
import { DATABASE, SECRET, SPOOL } from './part-keys.ts';

async function* listKeysIn(files: FileStore, folders: readonly string[]): AsyncGenerator<string, void> {
  for (const folder of folders) for await (const { name } of files.list(folder)) yield joinKey(folder, name);
}

function addAll(files: FileStore, keys: AsyncIterable<string>, archive: ArchiveWriter): Promise<void> {
  return forEachConcurrently(keys, async (key) => {
    const data = await files.read(key);
    // Delivered or erased in the meantime.
    if (data) await archive.add(key, data);
  });
}

/**
 * Adds a data folder's spool and secret. Runs before the database: what is delivered in between is in both, and is
 * stored once. Dead letters of that time move into a folder that comes after the spool.
 */
export async function backUpDataFolder(dataFolder: FileStore, archive: ArchiveWriter): Promise<void> {
  const secret = await dataFolder.read(SECRET);
  if (secret) await archive.add(SECRET, secret);
  await addAll(dataFolder, listKeysIn(dataFolder, SPOOL), archive);
}

/** Adds the files of documents. Runs after the database: each file is written before its row. */
export function backUpFiles(files: FileStore, archive: ArchiveWriter): Promise<void> {
  return addAll(files, listKeysIn(files, DOCUMENT_FOLDERS), archive);
}

/** Restores all parts of a backup except its database. */
export function restoreParts(
  parts: readonly Part[],
  archive: ArchiveReader,
  { files, dataFolder }: { readonly files: FileStore; readonly dataFolder: FileStore },
): Promise<void> {
  const isOfDocument = (key: string) => DOCUMENT_FOLDERS.some((folder) => key.startsWith(`${folder}/`));
  const beside = parts.filter(({ key }) => !key.startsWith(`${DATABASE}/`));
  return forEachConcurrently(beside, async (part) => {
    await (isOfDocument(part.key) ? files : dataFolder).write(part.key, await archive.read(part));
  });
}
