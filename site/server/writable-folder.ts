import { access, constants, mkdir } from 'node:fs/promises';
import { reasonOf } from './log.ts';
import { SettingsError } from './settings.ts';

/** Makes a folder if needed, and sees to it that it can be written. Throws a `SettingsError`. */
export async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingsError(`DATA_DIR can't be written: ${folder}: ${reasonOf(error)}`);
  }
}
