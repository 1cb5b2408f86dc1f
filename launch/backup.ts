import path from 'node:path';
import process from 'node:process';
import { checkSettings } from './check-settings.ts';
import { holdData } from './data-lock.ts';
import { runCmsProgram } from './run-cms-program.ts';
import { checkDataFolder, readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** A place as the programs take it: a folder by its whole path. */
function placeOf(named: string): string {
  return /^(s3:\/\/|--)/.test(named) ? named : path.resolve(process.env.INIT_CWD ?? process.cwd(), named);
}

/**
 * `npm run backup -- PLACE`: copies what can't be made anew to a folder or a bucket, also while the site is served; `--keep 14`
 * then deletes older ones. With `--verify` it looks through a backup instead.
 */
export async function backup(): Promise<void> {
  const words = process.argv.slice(3);
  if (words.length === 0)
    throw new StartError(
      'Name the place of the backup: npm run backup -- /backups/2026-11-25, or s3://bucket/2026-11-25. --keep 14 deletes older ones, --verify looks through one that is there.',
    );
  const given = words.map((word, at) => (words[at - 1] === '--keep' ? word : placeOf(word)));
  const settings = readSettings(process.env);
  await checkSettings(settings, ['cms']);
  process.exitCode = await runCmsProgram(['src/commands/backup.ts', ...given], settings);
}

/** `npm run restore -- PLACE`: fills an empty installation with what a backup has. Nothing may be started on it meanwhile. */
export async function restore(): Promise<void> {
  const [, , , named] = process.argv;
  if (!named) throw new StartError('Name the place of the backup: npm run restore -- /backups/2026-11-25');
  const settings = readSettings(process.env);
  await checkSettings(settings, ['cms']);
  checkDataFolder(settings.dataDir);
  for (const half of ['site', 'cms'] as const) holdData(settings.dataDir, half);
  process.exitCode = await runCmsProgram(['src/commands/restore.ts', placeOf(named)], settings);
}
