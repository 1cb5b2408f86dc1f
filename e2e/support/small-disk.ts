/** A disk of its own, a `tmpfs` of a few hundred megabytes, that a test fills to the last byte and makes room on again. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type SmallDisk = {
  readonly folder: string;
  /** Takes what room is left, but for so many bytes; whatever was freed since the last time, too. */
  fill(leave?: number): void;
  /** Gives the room back. */
  makeRoom(): void;
  /** Bytes that are left. */
  left(): number;
  stop(): void;
};

const MEGABYTE = 1024 * 1024;

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

/** Mounts a disk of so many megabytes; fails where this process may not mount one: nothing would be proved without it. */
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

  /** Appends zeros as long as there is room for them, a piece at a time. */
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
