import { readFileSync } from 'node:fs';

/** What is left to files, to the backend and to the log when all connections are taken. */
const RESERVED = 200;

/** How many files this process may have open; no bound where the system doesn't tell. */
function openFilesAllowed(): number {
  try {
    const [, soft = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === '' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** How many connections there may be of those that are wished for: each is an open file, and pages need some too. */
export function connectionsAllowed(wished: number, openFiles = openFilesAllowed()): number {
  return Math.max(1, Math.min(wished, Math.max(openFiles - RESERVED, Math.floor(openFiles / 2))));
}
