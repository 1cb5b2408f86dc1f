import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';

/** The peak space of a full test run, and the memory left to its processes, in bytes. */
const NEEDED_BYTES = 4 * 1_024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES && os.freemem() > 2 * NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * Runs something with its temporary folders in memory, if there is room: databases sync their changes to the disk, and
 * those of hundreds of parallel tests keep a slow one busy for minutes.
 */
export async function withFoldersInMemory(run: () => Promise<void>): Promise<void> {
  if (!hasRoom()) return run();
  const folder = mkdtempSync(`${MEMORY}/tests-`);
  // Like /tmp: PostgreSQL's programs run as another user.
  chmodSync(folder, 0o1777);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await run();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  }
}
