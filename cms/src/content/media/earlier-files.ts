import type { OpenFile } from '#cms/storage/files/file-store.ts';
import { files } from '#cms/storage/files/files.ts';
import { EARLIER_UPLOADS, UPLOADS } from '#cms/storage/files/folders.ts';

/**
 * How long these are still there for pages that name them: a shared cache may serve a page for a day while the site is
 * down, and tabs stay open.
 */
const EARLIER_MS = 2 * 24 * 60 * 60 * 1000;

/** A picture's files, as its document names them. */
export type NamedFiles = {
  readonly filename?: string | null;
  readonly sizes?: { readonly [size: string]: { readonly filename?: string | null } | null | undefined } | null;
};

/** The names of a picture's files, each once. */
export function fileNames({ filename, sizes }: NamedFiles): readonly string[] {
  const all = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(all.flatMap((name) => name || []))];
}

/** The key of a picture's file as it is. */
export function uploadKey(name: string): string {
  return `${UPLOADS}/${name}`;
}

function earlierKey(name: string): string {
  return `${EARLIER_UPLOADS}/${name}`;
}

/** A file of a picture, as it is or as it was; null when there is none of that name. */
export async function openUpload(name: string): Promise<OpenFile | null> {
  return (await files.open(uploadKey(name))) ?? files.open(earlierKey(name));
}

/** Keeps a picture's files for pages that name them, before others take their place. */
export async function keepEarlier(picture: NamedFiles): Promise<void> {
  for (const name of fileNames(picture)) await files.copy(uploadKey(name), earlierKey(name));
}

/** Deletes an earlier file that nobody is to see any more, before its time. */
export async function dropEarlierFile(name: string): Promise<void> {
  await files.remove(earlierKey(name));
}

/**
 * Deletes earlier files that no page can name any more, and tells how many. What a picture names although it isn't among
 * the uploads, because the write that took it away was undone, goes back there.
 */
export async function dropEarlier(isNamed: (name: string) => Promise<boolean>, now: Date): Promise<number> {
  let dropped = 0;
  for await (const { name, writtenAt } of files.list(EARLIER_UPLOADS)) {
    if (now.getTime() - writtenAt.getTime() < EARLIER_MS) continue;
    const isMissing = !(await files.has(uploadKey(name))) && (await isNamed(name));
    if (isMissing) await files.copy(earlierKey(name), uploadKey(name));
    else dropped += 1;
    await files.remove(earlierKey(name));
  }
  return dropped;
}
