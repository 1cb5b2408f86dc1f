import type { OpenFile } from '#cms/storage/files/file-store.ts';
import { files } from '#cms/storage/files/files.ts';
import { EARLIER_UPLOADS, UPLOADS } from '#cms/storage/files/folders.ts';

/**
 * How long replaced files stay available to pages that refer to them: a shared cache may serve a page for a day while
 * the site is down, and tabs stay open.
 */
const EARLIER_MS = 2 * 24 * 60 * 60 * 1000;

/** A picture's files, as referred to by its document. */
export type NamedFiles = {
  readonly filename?: string | null;
  readonly sizes?: { readonly [size: string]: { readonly filename?: string | null } | null | undefined } | null;
};

/** Returns the names of a picture's files without duplicates. */
export function fileNames({ filename, sizes }: NamedFiles): readonly string[] {
  const all = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(all.flatMap((name) => name || []))];
}

/** Returns the key of a picture's current file. */
export function uploadKey(name: string): string {
  return `${UPLOADS}/${name}`;
}

function earlierKey(name: string): string {
  return `${EARLIER_UPLOADS}/${name}`;
}

/** Opens a current or earlier file of a picture; null if there is none of that name. */
export async function openUpload(name: string): Promise<OpenFile | null> {
  return (await files.open(uploadKey(name))) ?? files.open(earlierKey(name));
}

/** Keeps copies of a picture's files for pages that refer to them, before they are replaced. */
export async function keepEarlier(picture: NamedFiles): Promise<void> {
  for (const name of fileNames(picture)) await files.copy(uploadKey(name), earlierKey(name));
}

/** Deletes an earlier file ahead of time, because it must not be seen any more. */
export async function dropEarlierFile(name: string): Promise<void> {
  await files.remove(earlierKey(name));
}

/**
 * Deletes expired earlier files and returns how many. A file that a picture still refers to, but that is missing from
 * the uploads because its replacement was rolled back, is moved back there.
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
