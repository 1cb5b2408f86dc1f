import type { Payload, Where } from 'payload';
import type { OpenFile } from '#cms/storage/files/file-store.ts';
import { files } from '#cms/storage/files/files.ts';
import { EARLIER_UPLOADS, ORIGINALS, UPLOADS } from '#cms/storage/files/folders.ts';
import { IMAGE_SIZES } from './sizes.ts';

/**
 * How long replaced files stay available to pages that refer to them: a shared cache may serve a page for a day while
 * the site is down, and tabs stay open.
 */
const EARLIER_MS = 2 * 24 * 60 * 60 * 1000;

/** A picture's files, as referred to by its document. */
export type PictureFiles = {
  readonly filename?: string | null;
  readonly sizes?: { readonly [size: string]: { readonly filename?: string | null } | null | undefined } | null;
};

/** Returns the names of a picture's files without duplicates. */
export function fileNames({ filename, sizes }: PictureFiles): readonly string[] {
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
export async function keepReplacedFiles(picture: PictureFiles): Promise<void> {
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
export async function dropExpiredFiles(isNamed: (name: string) => Promise<boolean>, now: Date): Promise<number> {
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

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the key of a picture's uploaded original. */
export function originalKey(name: string): string {
  return `${ORIGINALS}/${name}`;
}

/** Deletes originals of deleted or replaced pictures. A recent one may belong to a write that hasn't ended. */
export async function dropStrayOriginals(isNamed: (name: string) => Promise<boolean>, now: Date): Promise<number> {
  let dropped = 0;
  for await (const { name, writtenAt } of files.list(ORIGINALS)) {
    if (now.getTime() - writtenAt.getTime() < DAY_MS || (await isNamed(name))) continue;
    await files.remove(originalKey(name));
    dropped += 1;
  }
  return dropped;
}

const FILE_FIELDS = ['filename', ...IMAGE_SIZES.map(({ name }) => `sizes.${name}.filename`)];

async function hasPicture(payload: Payload, where: Where): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'media', where, overrideAccess: true, trash: true });
  return totalDocs > 0;
}

/** Deletes files that no picture refers to any more: earlier files, and originals. Returns how many. */
export async function dropUnusedFiles(payload: Payload, now: Date): Promise<number> {
  const isNamed = (name: string) =>
    hasPicture(payload, { or: FILE_FIELDS.map((field) => ({ [field]: { equals: name } })) });
  const isOriginal = (name: string) => hasPicture(payload, { original: { equals: name } });
  return (await dropExpiredFiles(isNamed, now)) + (await dropStrayOriginals(isOriginal, now));
}
