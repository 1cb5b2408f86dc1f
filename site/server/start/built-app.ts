import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { reasonOf } from '../base/log.ts';
import { SettingsError } from '../base/settings.ts';

/** Loads the built app for rendering. Throws a `SettingsError` when it can't be loaded. */
export async function loadServerBuild(build: string): Promise<unknown> {
  const file = path.resolve(build, 'server/index.js');
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    throw new SettingsError(`the built site ${file} can't be loaded (has it been built?): ${reasonOf(error)}`);
  }
}

/** Where the browser's part of the built app is. */
export function clientFolder(build: string): string {
  return path.resolve(build, 'client');
}

/** Where the assets of earlier builds are kept, below the folder of all that the site writes. */
export function assetsArchive(folder: string): string {
  return path.join(folder, 'assets-archive');
}
