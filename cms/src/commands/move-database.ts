import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { databaseName, fileUri, withoutPassword } from '#cms/base/database-uri.ts';
import { settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { noteMove, readMove } from '#cms/storage/database/move-marker.ts';
import { isPrepared } from '#cms/storage/database/preparation.ts';
import { describePreparationProblem } from '#cms/storage/database/preparation-problem.ts';
import { refuseUnusableDatabase } from '#cms/storage/database/usable-database.ts';

/*
 * Moves the data folder's SQLite database to the PostgreSQL one of DATABASE_URI, and reports what it moved:
 *
 *     node src/commands/move-database.ts
 */

const file = join(settings.dataDir, 'cms.sqlite');

/** Opens the SQLite database to be moved. */
function source(): DatabaseSync {
  if (!existsSync(file)) throw new StartError(`There is no ${file} to move: correct DATA_DIR.`);
  if (!isPrepared(fileUri(file)))
    throw new StartError(
      `${file} is of another version, or not filled yet: start this version on it once, without DATABASE_URI.`,
    );
  const before = readMove(file);
  if (before !== null)
    console.log(`${file} was moved to ${before} already: it has nothing that was written there since.`);
  return new DatabaseSync(file, { readOnly: true });
}

async function move(): Promise<void> {
  // Before anything is created at the target.
  const sqlite = source();
  await refuseUnusableDatabase(settings.databaseUri);
  // Payload creates the tables when it connects, in production only.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const [{ getPayload }, { default: config }, { moveRows }, { isPostgres }, { withAdvisoryLock }] = await Promise.all([
    import('payload'),
    import('#cms/schema/payload.config.ts'),
    import('./moving/move-rows.ts'),
    import('#cms/storage/database/database-kind.ts'),
    import('#cms/storage/database/advisory-lock.ts'),
  ]);
  const { db } = await getPayload({ config });
  if (!isPostgres(db)) throw new StartError('DATABASE_URI names no PostgreSQL database (postgres://…) to move to.');
  console.log(`Moving ${databaseName(fileUri(file))} to ${databaseName(settings.databaseUri)} …`);
  const since = performance.now();
  const connection = await db.pool.connect();
  // Pending queries reject as well; without a listener the event would end the process.
  connection.on('error', () => {});
  // Under an advisory lock: a process that starts on that database waits, and finds it filled.
  const moved = await withAdvisoryLock(db, 'kontorwerk content', () => moveRows(connection, sqlite, console.log));
  try {
    noteMove(file, withoutPassword(settings.databaseUri), new Date());
  } catch (error) {
    console.error(`${file} can’t be marked as moved (${reasonOf(error)}): put it away, so that no command reads it.`);
  }
  for (const [table, count] of moved) console.log(`${String(count).padStart(8)}  ${table}`);
  const rows = [...moved.values()].reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  console.log(`${rows} rows of ${moved.size} tables were moved and compared, each column of each, in ${seconds} s.`);
}

try {
  await move();
} catch (error) {
  const why = describePreparationProblem(error, settings);
  if (why === null) throw error;
  console.error(why);
  process.exitCode = 1;
}
// Payload keeps connections and timers open.
process.exit();
