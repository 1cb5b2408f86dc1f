import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { databaseFile, databaseName } from '#cms/base/database-uri.ts';
import { settings } from '#cms/base/settings.ts';
import { StartError } from '#cms/base/start-error.ts';
import { refuseMovedDatabase } from '#cms/storage/database/move-marker.ts';
import { withPostgresConnection } from '#cms/storage/database/postgres-connection.ts';
import { describePreparationProblem } from '#cms/storage/database/preparation-problem.ts';
import type { FileStore } from '#cms/storage/files/file-store.ts';
import { files } from '#cms/storage/files/files.ts';
import { folderStore } from '#cms/storage/files/folder-store.ts';
import { noteBackup } from '#cms/storage/last-backup.ts';
import { ArchiveWriter, digestSecret } from './backup/archive.ts';
import { removeFailedBackup } from './backup/backup-removal.ts';
import { verifyBackup } from './backup/backup-verification.ts';
import { backUpDataFolder, backUpFiles } from './backup/file-parts.ts';
import { listenForSignals } from './backup/interruption.ts';
import { withNamedFailures } from './backup/named-failures.ts';
import { describeMissing, findUncopied, readNamedFiles } from './backup/named-files.ts';
import { deleteOldest } from './backup/old-backups.ts';
import { claimPlace } from './backup/place-claim.ts';
import { openBackupPlace, refuseDataFolder } from './backup/places.ts';
import { backUpPostgres } from './backup/postgres.ts';
import { Progress } from './backup/progress.ts';
import { makeSeal } from './backup/sealing.ts';
import { backUpSqlite } from './backup/sqlite.ts';

/*
 * Copies everything that can't be regenerated to a new place, and reports its progress; the CMS may run meanwhile:
 *
 *     node src/commands/backup.ts /backups/2026-11-25
 *     node src/commands/backup.ts s3://bucket/2026-11-25
 *
 * With --keep 14 it then deletes older backups beside it, down to that number; a backup that lacks files of documents
 * takes the place of others of its kind only, and its exit code is 3. With --verify it reads a backup instead and reports
 * missing and damaged parts, with --new-key it creates a key.
 */

/** The exit code of a backup that is incomplete: all that can be copied is in it, and trying again wouldn't help. */
const INCOMPLETE = 3;

/** How long a document may take to be deleted after its file, in milliseconds. */
const DELETION_MS = 2_000;

const sqliteFile = databaseFile(settings.databaseUri);

/** Checks that there is a database, before anything is written. @throws a StartError */
async function checkDatabase(): Promise<void> {
  refuseMovedDatabase(settings.databaseUri);
  if (sqliteFile === null) await withPostgresConnection(settings.databaseUri, async () => {});
  else if (!existsSync(sqliteFile)) throw new StartError(`There is no ${sqliteFile} to back up: correct DATA_DIR.`);
}

async function backUpDatabase(archive: ArchiveWriter): Promise<'sqlite' | 'postgres'> {
  if (sqliteFile === null)
    await withPostgresConnection(settings.databaseUri, (connection) => backUpPostgres(connection, archive));
  else await backUpSqlite(sqliteFile, archive);
  return sqliteFile === null ? 'postgres' : 'sqlite';
}

/** Parses the number of backups to keep; undefined keeps all. @throws a StartError */
function parseKept(word: string | undefined): number | undefined {
  if (word !== undefined && !/^[1-9]\d{0,5}$/.test(word))
    throw new StartError(`“--keep ${word}” is no number of backups to keep: one at least, such as --keep 14.`);
  return word === undefined ? undefined : Number(word);
}

/** Removes what a backup has written. Returns whether it could. */
async function tidy(place: FileStore): Promise<boolean> {
  try {
    await removeFailedBackup(place);
    return true;
  } catch (error) {
    console.error(`What was written to ${place.place} stays, so remove it yourself: ${reasonOf(error)}`);
    return false;
  }
}

/** Returns the files that documents named before and after the copying, and that weren't there to be copied. */
async function findMissing(namedBefore: ReadonlySet<string>, archive: ArchiveWriter): Promise<readonly string[]> {
  const uncopied = findUncopied(namedBefore, archive.keys());
  if (uncopied.length === 0) return [];
  // Others were deleted meanwhile, and a document is committed as deleted after its file.
  await sleep(DELETION_MS);
  const namedNow = await readNamedFiles(settings.databaseUri);
  return uncopied.filter((key) => namedNow.has(key));
}

/** Copies all parts of the installation. Returns the keys of documents' files that are missing. */
async function writeParts(archive: ArchiveWriter): Promise<readonly string[]> {
  const { backupKey, databaseUri, dataDir, publicUrl, secret } = settings;
  const namedBefore = await readNamedFiles(databaseUri);
  await backUpDataFolder(withNamedFailures(folderStore(dataDir)), archive);
  console.log(`Copying ${databaseName(databaseUri)} …`);
  const database = await backUpDatabase(archive);
  console.log('Copying pictures and resumes …');
  await backUpFiles(withNamedFailures(files), archive);
  const digest = secret === undefined ? null : digestSecret(secret);
  const missing = await findMissing(namedBefore, archive);
  await archive.end({ publicUrl, database, isEncrypted: backupKey !== undefined, secretDigest: digest }, missing);
  return missing;
}

/** Names the files that an incomplete backup lacks, and the ways to a whole one. */
function reportMissing(missing: readonly string[]): void {
  console.error(`In ${files.place} ${describeMissing(missing)}.`);
  console.error(
    'Where a disk isn’t mounted, or S3_BUCKET isn’t set, correct that. Copy single files there from an earlier backup. Where there is none, replace or delete these pictures in the CMS, and delete the applications of these resumes. No whole backup is deleted until then.',
  );
}

async function backUp(named: string, kept: number | undefined): Promise<void> {
  const { backupKey, dataDir, publicUrl } = settings;
  refuseDataFolder(named, settings);
  const seal = await makeSeal(backupKey);
  const { place, beside } = await openBackupPlace(named, settings);
  await checkDatabase();
  const progress = new Progress(console.log);
  const { signal, guard, end } = listenForSignals(place.place);
  await claimPlace(place);
  let missing: readonly string[];
  try {
    missing = await guard(writeParts(new ArchiveWriter(place, seal, (part) => progress.count(part), signal)));
  } catch (error) {
    const isRemoved = await tidy(place);
    throw signal.aborted && isRemoved ? new StartError('The backup was interrupted: nothing of it stays.') : error;
  } finally {
    end();
  }
  const how = backupKey !== undefined ? 'encrypted' : 'not encrypted: keep it as safe as the installation';
  if (missing.length > 0) {
    console.log(`${place.place} has an incomplete backup, ${how}: ${progress.sum()}.`);
    reportMissing(missing);
    process.exitCode = INCOMPLETE;
  } else {
    await noteBackup(dataDir, new Date()).catch((error: unknown) =>
      console.error(`The metrics won’t know of this backup, as DATA_DIR can’t be written: ${error}`),
    );
    console.log(`${place.place} has a whole backup, ${how}: ${progress.sum()}.`);
  }
  const isWhole = missing.length === 0;
  if (kept !== undefined) await deleteOldest({ count: kept, isWhole, publicUrl }, beside(), console.log);
}

async function verify(named: string): Promise<void> {
  const { place } = await openBackupPlace(named, settings);
  if (!(await verifyBackup(place, settings.backupKey, console.log))) process.exitCode = 1;
}

async function printNewKey(): Promise<void> {
  const identity = await generateIdentity();
  console.log(`BACKUP_KEY=${await identityToRecipient(identity)}   to make backups; it can’t read them`);
  console.log(`BACKUP_KEY=${identity}   to restore them: keep it elsewhere`);
}

// Copies are readable by their owner only, as the originals are.
process.umask(0o077);
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, verify: { type: 'boolean' }, 'new-key': { type: 'boolean' } },
  });
  const [named = '', ...others] = positionals;
  if (others.length > 0) throw new StartError(`One backup at a time: what is “${others.join(' ')}”?`);
  if (values.verify && values.keep !== undefined) throw new StartError('--verify deletes nothing: leave --keep out.');
  if (values['new-key']) await printNewKey();
  else if (named === '')
    throw new StartError(
      values.verify
        ? 'Name the backup to look through: npm run backup -- --verify /backups/2026-11-25'
        : 'Name the place of the backup: npm run backup -- /backups/2026-11-25',
    );
  else if (values.verify) await verify(named);
  else await backUp(named, parseKept(values.keep));
} catch (error) {
  const isOfArguments =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const why = isOfArguments ? error.message : describePreparationProblem(error, settings);
  if (why === null) throw error;
  console.error(why);
  // At once: what a signal interrupted may hang.
  process.exit(process.exitCode ?? 1);
}
