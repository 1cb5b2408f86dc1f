import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../settings.ts';

/** Where pictures lie as they were uploaded, once they were cropped. What was cut away is for nobody but editors. */
const ORIGINALS = join(settings.dataDir, 'originals');

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where a picture lies as it was uploaded. */
export function originalPath(name: string): string {
  return join(/*turbopackIgnore: true*/ ORIGINALS, name);
}

/** Keeps a picture as it was uploaded, before its first crop. */
export async function keepOriginal(name: string, data: Buffer): Promise<void> {
  await mkdir(ORIGINALS, { recursive: true });
  await writeFile(originalPath(name), data);
}

/** A picture as it was uploaded. */
export function readOriginal(name: string): Promise<Buffer> {
  return readFile(originalPath(name));
}

/** Deletes originals of pictures that are gone or were replaced. One of today may belong to a write that hasn't ended. */
export async function dropStrayOriginals(isNamed: (name: string) => Promise<boolean>, now: Date): Promise<number> {
  let dropped = 0;
  for (const name of await readdir(/*turbopackIgnore: true*/ ORIGINALS).catch(() => [])) {
    const found = await stat(originalPath(name)).catch(() => null);
    if (!found || now.getTime() - found.mtimeMs < DAY_MS || (await isNamed(name))) continue;
    await rm(originalPath(name), { force: true });
    dropped += 1;
  }
  return dropped;
}
