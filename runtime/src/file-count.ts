import { readdir } from 'node:fs/promises';

/** Counts the files of a folder; none where there is no such folder. Rejects if it can't be read. */
export async function countFiles(folder: string): Promise<number> {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
