import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { LAID_ASIDE_FOLDERS } from '@kontorwerk/contract/submissions/spool-folders';
import { LAID_ASIDE } from '../base/limits.ts';
import { type Log, reasonOf } from '../base/log.ts';

const DAY_MS = 86_400_000;

/** Deletes expired files of one folder, and returns their number. */
async function forgetIn(folder: string, now: number): Promise<number> {
  let forgotten = 0;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Moving a file changes this time, but not the others.
    const { ctimeMs } = await stat(file);
    if (now - ctimeMs < LAID_ASIDE.days * DAY_MS) continue;
    await rm(file, { force: true });
    forgotten += 1;
  }
  return forgotten;
}

/**
 * Deletes expired dead letters: they hold personal data.
 *
 * @param spool the folder of the spool
 */
export async function forgetLaidAside(spool: string, now: number, log: Log): Promise<void> {
  for (const name of LAID_ASIDE_FOLDERS) {
    try {
      const forgotten = await forgetIn(path.join(spool, name), now);
      if (forgotten > 0)
        log.info(`spool: ${forgotten} files were deleted that lay in "${name}" for ${LAID_ASIDE.days} days`);
    } catch (error) {
      log.error(`spool: what lies in "${name}" can't be looked at: ${reasonOf(error)}`);
    }
  }
}
