import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { ASSETS_LIFETIME_MS } from '../base/limits.ts';

/**
 * Lists the files below a folder as paths with forward slashes, without hidden ones; none if there is no such folder.
 */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted();
}

/**
 * Copies the current build's assets into the archive, removes what no build has used for long, and returns the names of
 * the rest: a tab that was open during a deploy still loads the scripts it knows. Names carry a hash of the content, so
 * an existing file needs no copying.
 *
 * @param now milliseconds since 1970
 */
export async function archiveAssets({
  assets,
  archive,
  now,
}: {
  readonly assets: string;
  readonly archive: string;
  readonly now: number;
}): Promise<readonly string[]> {
  const used = new Date(now);
  for (const name of await listFiles(assets)) {
    const kept = path.join(archive, name);
    await mkdir(path.dirname(kept), { recursive: true });
    await utimes(kept, used, used).catch(async () => {
      await copyFile(path.join(assets, name), kept);
      await utimes(kept, used, used);
    });
  }
  const left: string[] = [];
  for (const name of await listFiles(archive)) {
    const kept = path.join(archive, name);
    const { mtimeMs } = await stat(kept);
    if (now - mtimeMs > ASSETS_LIFETIME_MS) await rm(kept);
    else left.push(name);
  }
  return left;
}
