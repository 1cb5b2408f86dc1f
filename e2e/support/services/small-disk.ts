/** A separate disk, a `tmpfs` of a few hundred megabytes, that a test fills to the last byte and frees again. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type SmallDisk = {
  readonly folder: string;
  /** Takes all space that is left except some bytes, also what was freed since the last call. */
  fill(leave?: number): void;
  /** Frees the space again. */
  makeRoom(): void;
  /** Returns the bytes that are left. */
  left(): number;
  stop(): void;
};

const MEGABYTE = 1024 * 1024;

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

/** Mounts a disk of some megabytes; fails where this process may not: a test would prove nothing without it. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw new Error('A full disk was not tried: mounting a small one takes root, and a system with tmpfs.', {
      cause: error,
    });
  }
  const ballast = path.join(folder, 'ballast');

  /** Appends zeros while there is space for them, one piece at a time. */
  function append(file: number, bytes: number, leave: number): void {
    const piece = Buffer.alloc(bytes);
    try {
      while (left() - bytes >= leave) writeSync(file, piece);
      if (leave === 0 && bytes === 1) for (;;) writeSync(file, piece);
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }

  function left(): number {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  }

  return {
    folder,
    left,
    fill(leave = 0) {
      const file = openSync(ballast, 'a');
      try {
        for (const bytes of [MEGABYTE, 4096, 1]) append(file, bytes, leave);
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    stop() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
