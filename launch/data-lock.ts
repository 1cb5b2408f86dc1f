import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

/** What a start serves from a data folder. */
export type Half = 'site' | 'cms';

const RESULT_BUSY = 5;

/** How long a start that has freed its ports may take to end, in milliseconds. */
const LEAVING_MS = 5_000;

/** Held until the process ends, however it does: closing one, or losing it to the garbage collector, lets go. */
const held: DatabaseSync[] = [];

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === RESULT_BUSY;
}

/** The ports at which servers of that folder were started, for who looks for them. */
function portsIn(folder: string): string {
  const ports = readdirSync(folder).flatMap((name) => /^(\d+)\.pid$/.exec(name)?.[1] ?? []);
  return ports.length === 0 ? '' : ` (ports ${ports.join(', ')})`;
}

/**
 * Holds a half's part of the data folder until this process ends. Two servers of a kind would both hand over what waits
 * in the spool and send what waits in the outbox. SQLite's lock is the one of the system that Node can take; a disk
 * that lets no file be made keeps nobody from starting.
 *
 * @param leavingMs how long a start that is about to end may still hold it
 * @throws a StartError when another start holds it
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
