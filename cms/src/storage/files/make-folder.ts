import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function makeOne(folder: string): Promise<void> {
  await mkdir(folder).catch(async (error: unknown) => {
    const isThere = hasCode(error, 'EEXIST') && (await stat(folder)).isDirectory();
    if (!isThere) throw error;
  });
}

/**
 * Creates a folder and its parents. Node's recursive `mkdir` never ends where a system refuses a new folder as missing,
 * as `/proc` does.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    const parent = dirname(folder);
    if (!hasCode(error, 'ENOENT') || parent === folder) throw error;
    await makeFolder(parent);
    await makeOne(folder);
  }
}
