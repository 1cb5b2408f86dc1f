import { renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { databaseName } from '#cms/base/database-uri.ts';
import { settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { refuseMovedDatabase } from '#cms/storage/database/move-marker.ts';
import { isPrepared } from '#cms/storage/database/preparation.ts';
import { describePreparationProblem } from '#cms/storage/database/preparation-problem.ts';
import { refuseUnusableDatabase } from '#cms/storage/database/usable-database.ts';
import { makeFolder } from '#cms/storage/files/make-folder.ts';

/*
 * Exports all content to a new folder, as files:
 *
 *     node src/commands/export.ts FOLDER
 *
 * It only reads from the database, so the CMS may run meanwhile. The folder gets its name when it is complete.
 */
async function run(folder: string): Promise<void> {
  const [{ getPayload }, { default: config }, { exportContent }] = await Promise.all([
    import('payload'),
    import('#cms/schema/payload.config.ts'),
    import('./exporting/export-content.ts'),
  ]);
  const payload = await getPayload({ config });
  const unfinished = `${folder}.unfinished`;
  const removeUnfinished = () => rmSync(unfinished, { recursive: true, force: true });
  removeUnfinished();
  // Not once: Ctrl-C may arrive twice, through the launcher and from the terminal, and would kill this midway.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      removeUnfinished();
      console.error(`The export was interrupted (${signal}): nothing of it stays.`);
      process.exit(128 + constants.signals[signal]);
    });
  await makeFolder(unfinished);
  const counts = await exportContent(payload, unfinished).catch((error: unknown) => {
    // A full disk would block everything else.
    removeUnfinished();
    throw error;
  });
  renameSync(unfinished, folder);
  const told = [...counts].map(([collection, count]) => `${count} ${collection}`);
  console.log(`${folder} has ${told.join(', ')}, and the settings. Messages, applications and accounts stay here.`);
}

/** Returns why the folder could not be written, in one line; null for other failures. */
function explainWriteError(error: unknown): string | null {
  const isOfFile = error instanceof Error && 'syscall' in error && error.syscall !== 'connect';
  return isOfFile ? `${folder} can’t be written (${error.message}).` : null;
}

/** Refuses a database without content, before Payload creates one. @throws a StartError */
async function checkDatabase(): Promise<void> {
  refuseMovedDatabase(settings.databaseUri);
  await refuseUnusableDatabase(settings.databaseUri);
  if (settings.databaseUri.startsWith('file:') && !isPrepared(settings.databaseUri))
    throw new StartError(
      `There is no content in ${settings.dataDir}: correct DATA_DIR, or start this version of the CMS once.`,
    );
}

const [, , folder = ''] = process.argv;

// The export is readable by its owner only, as the originals are.
process.umask(0o077);
try {
  await checkDatabase();
  console.log(`Reading ${databaseName(settings.databaseUri)} …`);
  await run(folder);
} catch (error) {
  const why = explainWriteError(error) ?? describePreparationProblem(error, settings);
  if (why === null) throw error;
  console.error(why);
  process.exit(1);
}
// Payload keeps connections and timers open.
process.exit(0);
