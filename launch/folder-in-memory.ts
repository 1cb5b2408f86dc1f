import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';

/** Linux' file system in memory. */
const MEMORY = '/dev/shm';

/** What a run of all tests keeps at once at most, and leaves to what runs, in bytes. */
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
 * Has whatever runs, and what it starts, make its temporary folders in memory where there is room: databases write their
 * changes through to the disk, and those of hundreds of tests at once keep a slow one busy for minutes.
 */
export async function withFoldersInMemory(run: () => Promise<void>): Promise<void> {
  if (!hasRoom()) return run();
  const folder = mkdtempSync(`${MEMORY}/tests-`);
  // As /tmp: PostgreSQL's programs run as a user of their own.
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
