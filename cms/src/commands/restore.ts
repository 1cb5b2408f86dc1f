import { existsSync } from 'node:fs';
import { databaseFile, databaseName } from '#cms/base/database-uri.ts';
import { keepPrivate } from '#cms/base/private-files.ts';
import { settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { withPostgresConnection } from '#cms/storage/database/postgres-connection.ts';
import { describePreparationProblem } from '#cms/storage/database/preparation-problem.ts';
import { isBeforeFirst } from '#cms/storage/database/recorded-migrations.ts';
import { isFolderEmpty } from '#cms/storage/files/file-store.ts';
import { files as store } from '#cms/storage/files/files.ts';
import { folderStore } from '#cms/storage/files/folder-store.ts';
import { DOCUMENT_FOLDERS } from '#cms/storage/files/folders.ts';
import { ArchiveReader, digestSecret, type Head, type Part, readHead } from './backup/archive.ts';
import { restoreParts } from './backup/file-parts.ts';
import { withNamedFailures } from './backup/named-failures.ts';
import { countMissing } from './backup/named-files.ts';
import { SECRET, SPOOL } from './backup/part-keys.ts';
import { openBackupPlace } from './backup/places.ts';
import { readOutline, refuseRows, restorePostgres } from './backup/postgres.ts';
import { Progress } from './backup/progress.ts';
import { makeUnseal } from './backup/sealing.ts';
import { restoreSqlite } from './backup/sqlite.ts';

/*
 * Restores a backup to an empty installation, and reports its progress:
 *
 *     node src/commands/restore.ts /backups/2026-11-25
 *     node src/commands/restore.ts s3://bucket/2026-11-25
 *
 * The database comes last, atomically: until then nothing starts on what is there.
 */

/** Marks an unfinished restore with its backup's time: only the same backup may be restored again. */
const UNFINISHED = 'restoring';

const files = withNamedFailures(store);
const dataFolder = withNamedFailures(folderStore(settings.dataDir));
const sqliteFile = databaseFile(settings.databaseUri);

function refuseOtherDatabase({ database }: Head): void {
  if (database === 'postgres' && sqliteFile !== null)
    throw new StartError('This is a backup of PostgreSQL: set DATABASE_URI=postgres://… to an empty database.');
  if (database === 'sqlite' && sqliteFile === null)
    throw new StartError(
      'This is a backup of SQLite: restore it without DATABASE_URI, and move it then (npm run move-database).',
    );
}

/**
 * Refuses an existing database, or its leftover files: SQLite would apply another database's log to the restored one.
 */
function refuseDatabase(file: string): void {
  const found = ['', '-wal', '-shm', '-journal'].map((end) => file + end).find((path) => existsSync(path));
  if (found !== undefined)
    throw new StartError(`There is a database already, ${found}: a backup is restored to an empty installation.`);
}

async function refuseFilled({ madeAt }: Head): Promise<void> {
  if (sqliteFile === null) await withPostgresConnection(settings.databaseUri, refuseRows);
  else refuseDatabase(sqliteFile);
  const begun = await files.read(UNFINISHED);
  if (begun !== null && begun.toString() !== madeAt)
    throw new StartError(
      `Here the restoring of the backup of ${begun} broke off: begin it again with that one, or empty ${files.place} and ${dataFolder.place} first.`,
    );
  if (begun !== null) return;
  for (const folder of DOCUMENT_FOLDERS)
    if (!(await isFolderEmpty(files, folder)))
      throw new StartError(
        `There are ${folder} in ${files.place} already: a backup is restored to an empty installation.`,
      );
}

/** Creates the tables by the backup's own migrations; later ones run with the next start. */
async function restoreToPostgres(parts: readonly Part[], archive: ArchiveReader): Promise<void> {
  const outline = await readOutline(parts, archive);
  const { migrations } = await import('#cms/migrations/postgres/index.ts');
  const made = migrations.filter(({ name }) => outline.migrations.includes(name));
  if (
    isBeforeFirst(
      outline.migrations,
      migrations.map(({ name }) => name),
    )
  )
    throw new StartError(
      'The backup was made before the first release: restore it with the version that made it, export its content there (npm run export) and import that here (npm run import).',
    );
  if (made.length < outline.migrations.length)
    throw new StartError('The backup was made by a newer version: restore it with that one.');
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('#cms/schema/payload.config.ts'),
  ]);
  const { db } = await getPayload({ config, disableOnInit: true });
  // Payload's own type expects functions of anything, which no migration is.
  await Reflect.apply(db.migrate, db, [{ migrations: made }]);
  await withPostgresConnection(settings.databaseUri, (connection) =>
    restorePostgres(connection, outline, parts, archive),
  );
}

/** Removes the leftovers of killed attempts; nothing else writes here. */
async function removeUnfinished(): Promise<void> {
  const now = new Date();
  for (const folder of DOCUMENT_FOLDERS) await files.removeUnfinished(folder, now);
  for (const folder of ['', ...SPOOL]) await dataFolder.removeUnfinished(folder, now);
}

/** Warns about secrets that the backup doesn't contain. */
function tellOfSecret({ secretDigest: before }: Head, parts: readonly Part[]): void {
  const { secret } = settings;
  const isKept = parts.some(({ key }) => key === SECRET);
  if (before === null ? secret === undefined || !isKept : secret !== undefined && digestSecret(secret) === before)
    return;
  console.log(
    'PAYLOAD_SECRET is another than it was: set the one from before, or name it by PAYLOAD_SECRET_BEFORE. With another all have to sign in anew, and without that those with a second factor can’t.',
  );
}

async function restore(named: string): Promise<void> {
  const { place } = await openBackupPlace(named, settings);
  const head = await readHead(place);
  refuseOtherDatabase(head);
  const unseal = head.isEncrypted ? makeUnseal(settings.backupKey) : async (data: Uint8Array) => data;
  const progress = new Progress(console.log);
  const archive = new ArchiveReader(place, unseal, (part) => progress.count(part, head.bytes));
  const parts = await archive.contents(head);
  await refuseFilled(head);
  // A folder that was refused stays as it is.
  keepPrivate(settings);
  console.log(`Restoring ${head.parts} parts of ${head.madeAt} …`);
  await files.write(UNFINISHED, Buffer.from(head.madeAt));
  await restoreParts(parts, archive, { files, dataFolder });
  console.log(`Restoring ${databaseName(settings.databaseUri)} …`);
  if (sqliteFile === null) await restoreToPostgres(parts, archive);
  else await restoreSqlite(sqliteFile, parts, archive);
  await removeUnfinished();
  await files.remove(UNFINISHED);
  console.log(`All is as it was at ${head.madeAt}: ${progress.sum()}.`);
  if (head.missing > 0)
    console.log(
      `The backup is incomplete: when it was made, ${countMissing(head.missing)}. npm run backup -- --verify lists them.`,
    );
  tellOfSecret(head, parts);
}

const [, , named = ''] = process.argv;
try {
  await restore(named);
} catch (error) {
  const why = describePreparationProblem(error, settings);
  if (why === null) throw error;
  console.error(why);
  process.exitCode = 1;
}
// Payload keeps connections and timers open.
process.exit();
