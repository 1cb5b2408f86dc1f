import { files } from '#cms/storage/files/files.ts';
import { ORIGINALS } from '#cms/storage/files/folders.ts';

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
