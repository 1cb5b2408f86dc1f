import { databaseFaultSummary } from '#cms/base/database-fault.ts';
import { databaseName } from '#cms/base/database-uri.ts';
import { settings } from '#cms/base/settings.ts';
import { describePreparationProblem } from '#cms/storage/database/preparation-problem.ts';
import { refuseUnusableDatabase } from '#cms/storage/database/usable-database.ts';

/*
 * Removes place and author from pictures that an earlier version stored with them:
 *
 *     node src/commands/clean-pictures.ts
 *
 * Can be interrupted and run again, and then continues. The exit code is 1 if a picture can't be read.
 */
function giveUp(why: string): void {
  console.error(`The connection to the database broke off (${why}): run this again, it goes on where it ended.`);
  process.exit(1);
}

async function run(): Promise<boolean> {
  // Payload migrates the tables when it connects, in production only.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const [{ getPayload }, { default: config }, { cleanEarlierPictures }, { lockForImport }] = await Promise.all([
    import('payload'),
    import('#cms/schema/payload.config.ts'),
    import('#cms/content/media/clean-earlier-pictures.ts'),
    import('#cms/storage/database/import-lock.ts'),
  ]);
  console.log(`Looking through the pictures of ${databaseName(settings.databaseUri)} …`);
  const payload = await getPayload({ config });
  await lockForImport(payload.db, giveUp);
  const { count, unreadable } = await cleanEarlierPictures(payload);
  console.log(`${count} pictures were cleaned.`);
  for (const name of unreadable) console.error(`${name} can’t be read: replace its file under “Pictures”.`);
  return unreadable.length === 0;
}

try {
  await refuseUnusableDatabase(settings.databaseUri);
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  const why = describePreparationProblem(error, settings) ?? databaseFaultSummary(error);
  if (why === undefined) throw error;
  console.error(why);
  process.exitCode = 1;
}
// Payload keeps connections and timers open.
process.exit();
