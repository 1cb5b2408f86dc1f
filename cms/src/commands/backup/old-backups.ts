import { StartError } from '#cms/base/start-error.ts';
import { type FileStore, isFolderEmpty } from '#cms/storage/files/file-store.ts';
import { CONTENTS_FILE, HEAD_FILE, type Head, readHead } from './archive.ts';
import { isOfBackup, removeBackup } from './backup-removal.ts';
import { isPartKey, listKeys } from './part-keys.ts';
import { CLAIMS_FOLDER } from './place-claim.ts';

/** A backup of the same installation. */
type EarlierBackup = { readonly place: FileStore; readonly head: Head; readonly keys: readonly string[] };

/** The reason why a place is skipped; null where it is no backup. */
type SkippedPlace = { readonly why: string | null };

async function inspectPlace(place: FileStore, publicUrl: string): Promise<EarlierBackup | SkippedPlace> {
  if (!(await place.has(HEAD_FILE))) {
    const isBegun = !(await isFolderEmpty(place, CLAIMS_FOLDER));
    return { why: isBegun ? 'its backup is under way or broke off: remove what broke off yourself' : null };
  }
  const head = await readHead(place);
  if (head.publicUrl !== publicUrl)
    return { why: `it is of ${head.publicUrl ?? 'an installation that it doesn’t name'}` };
  const keys: string[] = [];
  for await (const key of listKeys(place)) {
    if (!isOfBackup(key)) return { why: `there is something else in it than a backup, ${key}` };
    keys.push(key);
  }
  const isWhole = keys.filter(isPartKey).length === head.parts;
  if (keys.includes(CONTENTS_FILE) && !isWhole) return { why: 'it has other parts than it says' };
  return { place, head, keys };
}

/** The backup that was just made, and how many of its kind stay, including it: one at least. */
type NewBackup = { readonly count: number; readonly isWhole: boolean; readonly publicUrl: string };

/**
 * Deletes the oldest backups beside the one that was just made. Counts only those of the same installation, and complete
 * and incomplete ones each by themselves: an incomplete one takes the place of no complete one. Incomplete ones that are
 * older than a deleted complete one go with it, and half-deleted ones are finished. Everything else stays, and is
 * reported if it looks like a backup.
 *
 * @throws a StartError where one can't be deleted
 */
export async function deleteOldest(
  { count, isWhole: isNewWhole, publicUrl }: NewBackup,
  beside: AsyncIterable<FileStore>,
  tell: (line: string) => void,
): Promise<void> {
  const found: EarlierBackup[] = [];
  for await (const place of beside) {
    try {
      const seen = await inspectPlace(place, publicUrl);
      if ('place' in seen) found.push(seen);
      else if (seen.why !== null) tell(`${place.place} stays: ${seen.why}.`);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      tell(`${place.place} stays: ${error.message}`);
    }
  }
  const isListed = ({ keys }: EarlierBackup) => keys.includes(CONTENTS_FILE);
  const isWhole = (each: EarlierBackup) => isListed(each) && each.head.missing === 0;
  const madeAt = ({ head }: EarlierBackup) => Date.parse(head.madeAt);
  const ofItsKind = found.filter((each) => isListed(each) && isWhole(each) === isNewWhole);
  const overdue = ofItsKind.toSorted((a, b) => madeAt(b) - madeAt(a)).slice(count - 1);
  const [newest] = overdue;
  const others = found.filter(
    (each) =>
      !isListed(each) || (isNewWhole && !isWhole(each) && newest !== undefined && madeAt(each) < madeAt(newest)),
  );
  for (const each of [...others, ...overdue]) {
    await removeBackup(each.place, each.keys);
    tell(`${each.place.place} of ${each.head.madeAt} is deleted.`);
  }
}
