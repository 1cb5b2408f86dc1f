import process from 'node:process';
import { checkSettings } from './check-settings.ts';
import { resolveBackupPlace } from './command-places.ts';
import { holdData } from './data-lock.ts';
import { runCmsProgram } from './run-cms-program.ts';
import { checkDataFolder, readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

/** Resolves the places among a command's words; options and the number of backups to keep stay. */
function resolvePlaces(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    word.startsWith('--') || words[at - 1] === '--keep' ? word : resolveBackupPlace(word),
  );
}

/**
 * `npm run backup -- PLACE`: copies all irreplaceable data to a folder or a bucket, also while the site is running;
 * `--keep 14` then deletes older backups. With `--verify` it checks a backup instead.
 */
export async function backup(): Promise<void> {
  const words = process.argv.slice(3);
  if (words.length === 0)
    throw new StartError(
      'Name the place of the backup: npm run backup -- /backups/2026-11-25, or s3://bucket/2026-11-25. --keep 14 deletes older ones, --verify looks through one that is there.',
    );
  const given = resolvePlaces(words);
  const settings = readSettings(process.env);
  await checkSettings(settings, ['cms']);
  process.exitCode = await runCmsProgram(['src/commands/backup.ts', ...given], settings);
}

/** `npm run restore -- PLACE`: fills an empty installation from a backup. No service may be started on it meanwhile. */
export async function restore(): Promise<void> {
  const [, , , named] = process.argv;
  if (!named) throw new StartError('Name the place of the backup: npm run restore -- /backups/2026-11-25');
  const place = resolveBackupPlace(named);
  const settings = readSettings(process.env);
  await checkSettings(settings, ['cms']);
  checkDataFolder(settings.dataDir);
  for (const half of ['site', 'cms'] as const) holdData(settings.dataDir, half);
  process.exitCode = await runCmsProgram(['src/commands/restore.ts', place], settings);
}
