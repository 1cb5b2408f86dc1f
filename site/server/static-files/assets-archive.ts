import { copyFile, mkdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './list-files.ts';

/** How long the assets of earlier builds are kept, in milliseconds: as long as anyone leaves a tab open. */
export const ARCHIVE_LIFETIME_MS = 30 * 24 * 60 * 60_000;

/**
 * Puts the current build's assets into the archive, throws out what no build has used for 30 days, and returns
 * the names of what is left: a tab that was open during a deploy goes on loading the scripts it knows.
 * Names carry a hash of the content, so a file that is there needs no copying.
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
    if (now - mtimeMs > ARCHIVE_LIFETIME_MS) await rm(kept);
    else left.push(name);
  }
  return left;
}
