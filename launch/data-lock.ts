import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

/** The services that a start can run on a data folder. */
export type Half = 'site' | 'cms';

const RESULT_BUSY = 5;

/** How long a start that has freed its ports may take to exit, in milliseconds. */
const LEAVING_MS = 5_000;

/** Keeps the locks until the process exits: closing or garbage-collecting a connection would release its lock. */
const held: DatabaseSync[] = [];

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === RESULT_BUSY;
}

/** Returns the ports of the servers started on a folder, for the error message. */
function portsIn(folder: string): string {
  const ports = readdirSync(folder).flatMap((name) => /^(\d+)\.pid$/.exec(name)?.[1] ?? []);
  return ports.length === 0 ? '' : ` (ports ${ports.join(', ')})`;
}

/**
 * Locks a service's part of the data folder until this process exits. Two servers of a kind would both deliver the
 * spool and send the outbox. Node's only access to the system's file locks is SQLite; if the disk doesn't allow a lock
 * file, the start goes on without.
 *
 * @param leavingMs how long an exiting start may still hold the lock
 * @throws a StartError if another start holds it
 */
export function holdData(dataDir: string, half: Half, leavingMs = LEAVING_MS): void {
  const folder = path.join(dataDir, 'run');
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(path.join(folder, `${half}.lock`), { timeout: leavingMs });
    lock.exec('BEGIN EXCLUSIVE');
    held.push(lock);
  } catch (error) {
    if (!isBusy(error)) return;
    const name = half === 'site' ? 'site' : 'CMS';
    throw new StartError(
      `DATA_DIR=${dataDir} is in use by another start${portsIn(folder)}, which runs the ${name}: stop that one, or name another folder.`,
    );
  }
}
