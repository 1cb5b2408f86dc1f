import process from 'node:process';
import { checkSettings } from './check-settings.ts';
import { holdData } from './data-lock.ts';
import { runCmsProgram } from './run-cms-program.ts';
import { checkDataFolder, readSettings } from './settings.ts';

/**
 * `npm run clean-pictures`: removes location data from pictures of earlier versions. No other process may write to the
 * database meanwhile: the CMS keeps the published content in memory.
 */
export async function cleanPictures(): Promise<void> {
  const settings = readSettings(process.env);
  await checkSettings(settings, ['cms']);
  checkDataFolder(settings.dataDir);
  holdData(settings.dataDir, 'cms');
  process.exitCode = await runCmsProgram(['src/commands/clean-pictures.ts'], settings);
}
