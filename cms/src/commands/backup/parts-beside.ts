import { type FileStore, keyIn } from '#cms/storage/files/file-store.ts';
import { DOCUMENT_FOLDERS } from '#cms/storage/files/folders.ts';
import type { ArchiveReader, ArchiveWriter, Part } from './archive.ts';
import { DATABASE, SECRET, SPOOL } from './part-keys.ts';
import { withEach } from './with-each.ts';

async function* keysOf(files: FileStore, folders: readonly string[]): AsyncGenerator<string, void> {
  for (const folder of folders) for await (const { name } of files.list(folder)) yield keyIn(folder, name);
}

function addAll(files: FileStore, keys: AsyncIterable<string>, archive: ArchiveWriter): Promise<void> {
  return withEach(keys, async (key) => {
    const data = await files.read(key);
    // Handed over or erased a moment ago.
    if (data) await archive.add(key, data);
  });
}

/**
 * Adds what waits in the spool of a data folder, and the secret that is kept there. That comes before the database: what is
 * handed over in between is then in both, and is stored once. What the spool lays aside meanwhile moves into a folder that
 * comes after it.
 */
export async function backUpDataFolder(dataFolder: FileStore, archive: ArchiveWriter): Promise<void> {
  const secret = await dataFolder.read(SECRET);
  if (secret) await archive.add(SECRET, secret);
  await addAll(dataFolder, keysOf(dataFolder, SPOOL), archive);
}

/** Adds the files of documents. That comes after the database: each file is there before its row. */
export function backUpFiles(files: FileStore, archive: ArchiveWriter): Promise<void> {
  return addAll(files, keysOf(files, DOCUMENT_FOLDERS), archive);
}

/** Puts all parts of a backup but its database in their places. */
export function restoreParts(
  parts: readonly Part[],
  archive: ArchiveReader,
  { files, dataFolder }: { readonly files: FileStore; readonly dataFolder: FileStore },
): Promise<void> {
  const isOfDocument = (key: string) => DOCUMENT_FOLDERS.some((folder) => key.startsWith(`${folder}/`));
  const beside = parts.filter(({ key }) => !key.startsWith(`${DATABASE}/`));
  return withEach(beside, async (part) => {
    await (isOfDocument(part.key) ? files : dataFolder).write(part.key, await archive.read(part));
  });
}
