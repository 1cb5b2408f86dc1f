import { readdir } from 'node:fs/promises';
import path from 'node:path';

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
