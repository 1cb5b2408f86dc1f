import process from 'node:process';
import { parseArgs } from 'node:util';
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

type Arguments = { readonly sources: readonly string[]; readonly overwrite: boolean };

/** Parses an operator's arguments of `npm run import --`. @throws a StartError with the usage */
export function readArguments(words: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false } },
    });
    if (positionals.length > 0) return { sources: positionals, overwrite: values.overwrite };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const unknown = words.find((word) => word.startsWith('-') && word !== '--overwrite');
    throw new StartError(`There is no option ${unknown}. ${USAGE}`);
  }
  throw new StartError(USAGE);
}

/**
 * `npm run import -- SOURCE...`: reads content into the database, to which no other process may write meanwhile: the
 * CMS keeps the published content in memory. A new database is created without the sample content.
 */
export async function importContent(): Promise<void> {
  const { sources, overwrite } = readArguments(process.argv.slice(3));
  const settings = readSettings(process.env);
  await checkSettings(settings, ['cms']);
  const program = ['src/commands/import.ts', process.env.INIT_CWD ?? process.cwd(), '--', ...sources];
  // An invalid source must not create a database and its administrator.
  process.exitCode = await runCmsProgram(program.toSpliced(1, 0, '--check'), settings);
  if (process.exitCode !== 0) return;
  checkDataFolder(settings.dataDir);
  holdData(settings.dataDir, 'cms');
  const sampleContent = { SAMPLE_CONTENT: process.env.SAMPLE_CONTENT || 'off' };
  const prepare = (tell: (note: string) => void) => prepareDatabase(settings, tell, sampleContent);
  tellPassword(await step('Preparing the database', prepare));
  process.exitCode = await runCmsProgram(program.toSpliced(1, 0, ...(overwrite ? ['--overwrite'] : [])), settings);
}
