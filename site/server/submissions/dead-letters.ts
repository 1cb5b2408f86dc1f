import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DEAD_LETTER_FOLDERS } from '@kontorwerk/contract/submissions/dead-letter-folders';
import { countFiles } from '@kontorwerk/runtime/file-count';
import { DEAD_LETTERS } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';

const DAY_MS = 86_400_000;

/** Deletes expired files of one folder, and returns their number. */
async function deleteExpired(folder: string, now: number): Promise<number> {
  let count = 0;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Moving a file changes this time, but not the others.
    const { ctimeMs } = await stat(file);
    if (now - ctimeMs < DEAD_LETTERS.days * DAY_MS) continue;
    await rm(file, { force: true });
    count += 1;
  }
  return count;
}

/** Returns the number of dead letters, also of those from before the start; NaN if the folders can't be read. */
export async function countDeadLetters(spool: string): Promise<number> {
  const counts = await Promise.all(DEAD_LETTER_FOLDERS.map((name) => countFiles(path.join(spool, name)))).catch(
    () => null,
  );
  return counts === null ? Number.NaN : counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Deletes expired dead letters: they hold personal data.
 *
 * @param spool the folder of the spool
 */
export async function deleteExpiredDeadLetters(spool: string, now: number, log: Log): Promise<void> {
  for (const name of DEAD_LETTER_FOLDERS) {
    try {
      const count = await deleteExpired(path.join(spool, name), now);
      if (count > 0) log.info(`spool: ${count} files were deleted that lay in "${name}" for ${DEAD_LETTERS.days} days`);
    } catch (error) {
      log.error(`spool: what lies in "${name}" can't be looked at: ${reasonOf(error)}`);
    }
  }
}
