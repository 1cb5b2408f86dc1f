import { type FileStore, isEmpty } from '../files/file-store.ts';
import { DOCUMENT_FOLDERS } from '../files/folders.ts';
import { StartError } from '../start-error.ts';
import { CONTENTS, HEAD, type Head, readHead } from './archive.ts';
import { BEGUN } from './claim-place.ts';
import { keysBelow } from './keys-below.ts';
import { DATABASE, isPartKey, SPOOL } from './part-keys.ts';
import { withEach } from './with-each.ts';

/** Every folder of a backup, those within another one before it. */
const FOLDERS = [BEGUN, DATABASE, ...DOCUMENT_FOLDERS, ...SPOOL.toReversed(), 'site', ''];

/** A backup of the same installation. */
type Earlier = { readonly place: FileStore; readonly head: Head; readonly keys: readonly string[] };

/** Why a place is left alone; null where it has nothing to do with backups. */
type LeftAlone = { readonly why: string | null };

function isOfBackup(key: string): boolean {
  return [HEAD, CONTENTS].includes(key) || key.startsWith(`${BEGUN}/`) || isPartKey(key);
}

async function lookAt(place: FileStore, publicUrl: string): Promise<Earlier | LeftAlone> {
  if (!(await place.has(HEAD))) {
    const isBegun = !(await isEmpty(place, BEGUN));
    return { why: isBegun ? 'its backup is under way or broke off: remove what broke off yourself' : null };
  }
  const head = await readHead(place);
  if (head.publicUrl !== publicUrl)
    return { why: `it is of ${head.publicUrl ?? 'an installation that it doesn’t name'}` };
  const keys: string[] = [];
  for await (const key of keysBelow(place)) {
    if (!isOfBackup(key)) return { why: `there is something else in it than a backup, ${key}` };
    keys.push(key);
  }
  const isWhole = keys.filter(isPartKey).length === head.parts;
  if (keys.includes(CONTENTS) && !isWhole) return { why: 'it has other parts than it says' };
  return { place, head, keys };
}

/** Takes the list of its parts away first, so that it is none any more, and its head last, by which it is known again. */
async function remove({ place, keys }: Earlier): Promise<void> {
  await place.remove(CONTENTS);
  const others = keys.filter((key) => key !== CONTENTS && key !== HEAD);
  await withEach(others, (key) => place.remove(key));
  await place.remove(HEAD);
  for (const folder of FOLDERS) await place.removeFolder(folder);
}

/**
 * Deletes the oldest of the backups that lie beside the one that was just made. Only whole ones of the same installation are
 * counted and deleted, and what an earlier deletion left of one; all else stays, and is told if it looks like a backup.
 *
 * @param count how many stay, that which was just made included; at least one
 * @throws a StartError where one can't be deleted
 */
export async function keepNewest(
  count: number,
  beside: AsyncIterable<FileStore>,
  publicUrl: string,
  tell: (line: string) => void,
): Promise<void> {
  const found: Earlier[] = [];
  for await (const place of beside) {
    try {
      const seen = await lookAt(place, publicUrl);
      if ('place' in seen) found.push(seen);
      else if (seen.why !== null) tell(`${place.place} stays: ${seen.why}.`);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      tell(`${place.place} stays: ${error.message}`);
    }
  }
  const isWhole = ({ keys }: Earlier) => keys.includes(CONTENTS);
  const madeAt = ({ head }: Earlier) => Date.parse(head.madeAt);
  const newestFirst = found.filter(isWhole).toSorted((a, b) => madeAt(b) - madeAt(a));
  const halfDeleted = found.filter((each) => !isWhole(each));
  for (const each of [...halfDeleted, ...newestFirst.slice(count - 1)]) {
    await remove(each);
    tell(`${each.place.place} of ${each.head.madeAt} is deleted.`);
  }
}
