import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { reasonOf } from '@kontorwerk/runtime/error-reason';
import { type CheckResult, createCheckResults } from '@kontorwerk/runtime/setup/check-result';
import { folderProblem } from '@kontorwerk/runtime/setup/folder-problem';

/** In bytes: below the first nothing works; below the second it won't for long. */
const [LEAST_ROOM, LITTLE_ROOM] = [100_000_000, 2_000_000_000];

const found = createCheckResults('DATA_DIR');

/** Returns the folder itself, or its nearest existing parent. */
export function findNearestFolder(folder: string): string {
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : findNearestFolder(parent);
}

/** Returns why a folder isn't writable; null if it is. */
function whyNotWritable(folder: string): string | null {
  const probe = path.join(folder, `.setup-${randomUUID()}`);
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Only writing detects a quota, or a disk that became read-only.
    writeFileSync(probe, 'setup', { mode: 0o600, flag: 'wx' });
    rmSync(probe);
    return null;
  } catch (error) {
    // A full disk creates the file, but empty.
    if (existsSync(probe)) rmSync(probe);
    return reasonOf(error);
  }
}

/** Judges the free space on a disk, in bytes. */
export function judgeRoom(bytes: number): CheckResult | null {
  const room = `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  if (bytes < LEAST_ROOM)
    return found('wrong', `has ${room} of room left`, 'make room on its disk, or name another folder');
  if (bytes < LITTLE_ROOM)
    return found('note', `has ${room} of room left`, 'pictures, resumes and versions take more with time');
  return null;
}

/** Checks the folder for all data, without creating it. */
export function tryDataFolder(dataDir: string): readonly CheckResult[] {
  const problem = folderProblem(dataDir);
  if (problem) return [found('wrong', problem.seen, problem.advice)];
  const place = findNearestFolder(dataDir);
  const isThere = place === dataDir;
  const about = statSync(place);
  const why = whyNotWritable(place);
  if (why !== null) {
    const seen = isThere ? `${dataDir} can’t be written (${why})` : `${dataDir} can’t be made in ${place} (${why})`;
    const advice = isThere
      ? 'let the user that starts this own it, or name another folder'
      : `make ${dataDir} for the user that starts this, or name another folder`;
    return [found('wrong', seen, advice)];
  }
  const { bavail, bsize } = statfsSync(place);
  const room = judgeRoom(bavail * bsize);
  const isOwn = about.uid === process.getuid?.() || process.getuid?.() === 0;
  const open = isThere && (about.mode & 0o077) !== 0;
  return [
    found('ok', isThere ? `${dataDir} can be written` : `${dataDir} is made by the first start`),
    ...(room === null ? [] : [room]),
    ...(open && isOwn
      ? [found('note', 'is open to other users of this machine, until the CMS starts', `chmod 700 ${dataDir}`)]
      : []),
    ...(open && !isOwn
      ? [
          found(
            'wrong',
            'is open to other users of this machine, and somebody else’s',
            `chown it, and chmod 700 ${dataDir}`,
          ),
        ]
      : []),
  ];
}
