import process from 'node:process';
import { checkSettings } from './check-settings.ts';
import { holdData } from './data-lock.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runCmsProgram } from './run-cms-program.ts';
import { tellPassword } from './serve.ts';
import { checkDataFolder, readSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { step } from './step.ts';

const USAGE = `Name what is to be imported:
  npm run import -- https://cms.example.com           a backend that speaks the contract
  npm run import -- posts.xml                         WordPress' export file
  npm run import -- en.xml de.xml                     those of two blogs, whose posts are translations
  npm run import -- FOLDER                            what npm run export wrote
  --overwrite takes what the source has in place of what was changed here.`;

/**
 * `npm run import -- SOURCE...`: reads content into the database, which nobody else may write to meanwhile: the CMS keeps
 * in memory what is published. A new database is made without the sample content.
 */
export async function importContent(): Promise<void> {
  const words = process.argv.slice(3);
  if (words.every((word) => word.startsWith('-'))) throw new StartError(USAGE);
  const settings = readSettings(process.env);
  await checkSettings(settings, ['cms']);
  checkDataFolder(settings.dataDir);
  holdData(settings.dataDir, 'cms');
  const sampleContent = { SAMPLE_CONTENT: process.env.SAMPLE_CONTENT || 'off' };
  const prepare = (tell: (note: string) => void) => prepareDatabase(settings, tell, sampleContent);
  tellPassword(await step('Preparing the database', prepare));
  const program = ['src/import.ts', process.env.INIT_CWD ?? process.cwd(), ...words];
  process.exitCode = await runCmsProgram(program, settings);
}
