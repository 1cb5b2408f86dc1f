import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { StartError } from '#cms/base/start-error.ts';
import type { FileStore } from '#cms/storage/files/file-store.ts';
import { ArchiveReader, type Head, OWN_FILES, type Part, readHead } from './archive.ts';
import { forEachConcurrently } from './concurrent-work.ts';
import { countMissing } from './named-files.ts';
import { DATABASE, listKeys } from './part-keys.ts';
import { CLAIMS_FOLDER } from './place-claim.ts';
import { Progress } from './progress.ts';
import { makeUnseal } from './sealing.ts';

/** Returns the files of a place that don't belong to its backup. */
async function listForeignFiles(place: FileStore, parts: readonly Part[]): Promise<readonly string[]> {
  const known = new Set([...OWN_FILES, ...parts.map(({ key }) => key)]);
  const foreign: string[] = [];
  for await (const key of listKeys(place))
    if (!known.has(key) && !key.startsWith(`${CLAIMS_FOLDER}/`)) foreign.push(key);
  return foreign;
}

/** Lists the files that an incomplete backup lacks, a line each. The rest is worth reading without that list. */
async function listMissing(archive: ArchiveReader, head: Head): Promise<readonly string[]> {
  try {
    return (await archive.missing(head)).map((key) => `${key} was missing when the backup was made.`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [error.message];
  }
}

/**
 * Reads every part of a backup as restoring would, without writing.
 *
 * @param tell called with each problem, and a final summary
 * @returns whether the backup is whole
 * @throws a StartError where it can't be read at all: without a list of parts, or with the wrong key
 */
export async function verifyBackup(
  place: FileStore,
  backupKey: string | undefined,
  tell: (line: string) => void,
): Promise<boolean> {
  const head = await readHead(place);
  const unseal = head.isEncrypted ? makeUnseal(backupKey) : async (data: Uint8Array) => data;
  const progress = new Progress(tell);
  const archive = new ArchiveReader(place, unseal, (part) => progress.count(part, head.bytes));
  const parts = await archive.contents(head);
  const missing = await listMissing(archive, head);
  const problems: string[] = [];
  if (!parts.some(({ key }) => key.startsWith(`${DATABASE}/`))) problems.push('The backup has no database.');
  await forEachConcurrently(parts, async (part) => {
    try {
      await archive.read(part);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      problems.push(reasonOf(error));
    }
  });
  for (const problem of problems.toSorted()) tell(problem);
  for (const line of missing) tell(line);
  for (const key of await listForeignFiles(place, parts)) tell(`${key} in ${place.place} is no part of the backup.`);
  if (problems.length > 0)
    tell(
      `${place.place} of ${head.madeAt} can’t be restored: ${problems.length} of ${head.parts} parts are missing or damaged.`,
    );
  else if (head.missing > 0)
    tell(`${place.place} is incomplete: when it was made, at ${head.madeAt}, ${countMissing(head.missing)}.`);
  else tell(`${place.place} is whole: each part is as it was at ${head.madeAt}: ${progress.sum()}.`);
  return problems.length === 0 && head.missing === 0;
}
