import { access, constants, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { folderProblem } from '@kontorwerk/runtime/setup/folder-problem';
import { reasonOf } from '../base/log.ts';
import { SettingsError } from '../base/settings.ts';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Creates the folders one by one: in places like `/proc`, Node's own recursive `mkdir` loops for ever. */
async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  if (parent !== folder && !(await stat(parent).catch(() => null))) await makeFolder(parent);
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
}

/** Creates a folder if needed, and checks that it is writable. Throws a `SettingsError`. */
export async function ensureWritable(folder: string): Promise<void> {
  try {
    if (folderProblem(folder)) throw new Error('It is no folder');
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const problem = folderProblem(folder);
    if (problem) throw new SettingsError(`DATA_DIR can't be used: ${problem.seen}: ${problem.advice}`);
    throw new SettingsError(`DATA_DIR can't be written: ${folder}: ${reasonOf(error)}`);
  }
}
