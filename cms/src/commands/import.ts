import { parseArgs } from 'node:util';
import { databaseFaultSummary } from '#cms/base/database-fault.ts';
import { databaseName } from '#cms/base/database-uri.ts';
import { settings } from '#cms/base/settings.ts';
import { describePreparationProblem } from '#cms/storage/database/preparation-problem.ts';
import { refuseUnusableDatabase } from '#cms/storage/database/usable-database.ts';
import { findSources } from './importing/sources.ts';

/*
 * Imports content from the given sources, and reports the results:
 *
 *     node src/commands/import.ts FOLDER SOURCE... [--overwrite | --check]
 *
 * Relative paths start at FOLDER. With --check it only checks whether the sources exist. The exit code is 1 if anything
 * could not be read.
 */

/** Ends at once: another run writes what is missing. */
function giveUp(why: string): void {
  console.error(`The connection to the database broke off (${why}): run this again, it goes on where it ended.`);
  process.exit(1);
}

/** Returns the database's fault that interrupted an import, in one line; null for unexpected errors. */
function explainWriteError(error: unknown): string | null {
  const summary = databaseFaultSummary(error);
  return summary ? `${summary}. Run this again once that is mended, it goes on where it ended.` : null;
}

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  });
  const [folder = '', ...sources] = positionals;
  if (values.check) {
    await findSources(folder, sources);
    return true;
  }
  await refuseUnusableDatabase(settings.databaseUri);
  // Payload migrates the tables when it connects, in production only.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const [{ getPayload }, { default: config }, { importFrom }, { lockForImport }] = await Promise.all([
    import('payload'),
    import('#cms/schema/payload.config.ts'),
    import('./importing/import-from.ts'),
    import('#cms/storage/database/import-lock.ts'),
  ]);
  console.log(`Importing into ${databaseName(settings.databaseUri)} …`);
  const payload = await getPayload({ config });
  await lockForImport(payload.db, giveUp);
  const { report, isComplete } = await importFrom(payload, {
    folder,
    sources,
    overwrite: values.overwrite,
    token: settings.token,
    oldHosts: settings.oldHosts,
  });
  console.log(report.join('\n'));
  return isComplete;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  const isOfArguments = error instanceof TypeError && 'code' in error;
  const why = isOfArguments ? error.message : (describePreparationProblem(error, settings) ?? explainWriteError(error));
  if (why === null) throw error;
  console.error(why);
  process.exitCode = 1;
}
// Payload keeps connections and timers open.
process.exit();
