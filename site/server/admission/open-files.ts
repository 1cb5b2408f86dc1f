import { readFileSync } from 'node:fs';

/** Open files left for the disk, the backend and the log when all connections are taken. */
const RESERVED = 200;

/** Returns how many files this process may have open; infinite if the system doesn't say. */
function openFilesAllowed(): number {
  try {
    const [, soft = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === '' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Lowers the wished number of connections to what the open-file limit allows: each is an open file, and pages need some
 * too.
 */
export function connectionsAllowed(wished: number, openFiles = openFilesAllowed()): number {
  return Math.max(1, Math.min(wished, Math.max(openFiles - RESERVED, Math.floor(openFiles / 2))));
}
