import process from 'node:process';
import { checkSettings } from './check-settings.ts';
import { holdData } from './data-lock.ts';
import { runCmsProgram } from './run-cms-program.ts';
import { checkDataFolder, readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/**
 * `npm run move-database`: copies the SQLite database of the data folder to the PostgreSQL one of DATABASE_URI. No
 * process may write meanwhile. The file stays unchanged.
 */
export async function moveDatabase(): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(process.env.DATABASE_URI ?? ''))
    throw new StartError('Name where to move the database: DATABASE_URI=postgres://… npm run move-database');
  const settings = readSettings(process.env);
  await checkSettings(settings, ['cms']);
  checkDataFolder(settings.dataDir);
  holdData(settings.dataDir, 'cms');
  process.exitCode = await runCmsProgram(['src/commands/move-database.ts'], settings);
  if (process.exitCode === 0)
    console.log(
      'Start with this DATABASE_URI from now on. The SQLite file stays as it was, and commands refuse to read it: put it away once all is well.',
    );
}
