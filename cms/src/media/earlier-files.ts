import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { settings } from '../settings.ts';

/** Where the files of the pictures are as they are now. */
export const UPLOADS = join(settings.dataDir, 'uploads');
/** Where files lie that a picture had before it was cropped or replaced. */
const EARLIER = join(settings.dataDir, 'earlier-uploads');

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

function namesOf({ filename, sizes }: NamedFiles): ReadonlySet<string> {
  const all = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return new Set(all.flatMap((name) => name || []));
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(/*turbopackIgnore: true*/ path).catch(() => null);
  return found?.isFile() ?? false;
}

/** Where a file of a picture lies, as it is or as it was; undefined when there is none of that name. */
export async function uploadPath(name: string): Promise<string | undefined> {
  for (const folder of [UPLOADS, EARLIER]) {
    const path = join(/*turbopackIgnore: true*/ folder, name);
    if (await isFile(path)) return path;
  }
  return undefined;
}

/** Keeps a picture's files for pages that name them, before others take their place. */
export async function keepEarlier(picture: NamedFiles): Promise<void> {
  await mkdir(EARLIER, { recursive: true });
  for (const name of namesOf(picture)) {
    const path = join(/*turbopackIgnore: true*/ UPLOADS, name);
    if (await isFile(path)) await copyFile(path, join(/*turbopackIgnore: true*/ EARLIER, name));
  }
}

/**
 * Deletes earlier files that no page can name any more, and tells how many. What a picture names although it isn't among
 * the uploads, because the write that took it away was undone, goes back there.
 */
export async function dropEarlier(isNamed: (name: string) => Promise<boolean>, now: Date): Promise<number> {
  let dropped = 0;
  for (const name of await readdir(/*turbopackIgnore: true*/ EARLIER).catch(() => [])) {
    const path = join(/*turbopackIgnore: true*/ EARLIER, name);
    const found = await stat(path).catch(() => null);
    if (!found || now.getTime() - found.mtimeMs < EARLIER_MS) continue;
    const current = join(/*turbopackIgnore: true*/ UPLOADS, name);
    if (!(await isFile(current)) && (await isNamed(name))) {
      await rename(path, current);
    } else {
      await rm(path, { force: true });
      dropped += 1;
    }
  }
  return dropped;
}
