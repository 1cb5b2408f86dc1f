import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { checkSettings } from './check-settings.ts';
import { resolveFolder } from './command-places.ts';
import { runCmsProgram } from './run-cms-program.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** Returns the time as `2026-11-23T15-04-05`, a valid file name on every system. */
function now(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-');
}

/** `npm run export -- FOLDER`: writes all content as files, also while the site is running. */
export async function exportContent(): Promise<void> {
  const [, , , named] = process.argv;
  const settings = readSettings(process.env);
  const folder = named ? resolveFolder(named) : path.join(settings.dataDir, 'exports', now());
  await checkSettings(settings, ['cms']);
  if (existsSync(folder)) throw new StartError(`${folder} is there already: name a new folder for each export.`);
  process.exitCode = await runCmsProgram(['src/commands/export.ts', folder], settings);
}
