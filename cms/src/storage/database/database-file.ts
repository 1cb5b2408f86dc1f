import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { DatabaseFileChanged, databaseFault } from '#cms/base/database-fault.ts';
import { getProcessSingleton } from '#cms/base/process-singleton.ts';

/** How long a refused write counts, in milliseconds, if none succeeds after it. */
const REFUSAL_MS = 60_000;
/** How long the result of writing a probe file is used, in milliseconds. */
const ROOM_MS = 10_000;
/** The size of a probe file, in bytes: what a small change adds to the write-ahead log. */
const PROBE = randomBytes(64 * 1024);

/** A SQLite file as a client opened it, and what became of the last write to it. */
type WatchedFile = {
  readonly path: string;
  readonly opened: string | undefined;
  refusal?: { readonly at: number; readonly error: unknown } | undefined;
  damage?: unknown;
  room?: { readonly at: number; readonly isThere: Promise<void> };
};

const watched = getProcessSingleton('database files', () => new WeakMap<object, WatchedFile>());

/** Returns the device and inode of a path, which identify its file; undefined if there is none. */
function fileAt(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found && `${found.dev}:${found.ino}`;
}

/** Notes which file a client has opened. */
export function watchFile(client: object, path: string): void {
  watched.set(client, { path, opened: fileAt(path) });
}

function refuseChanged({ path, opened }: WatchedFile): void {
  if (opened === undefined || fileAt(path) !== opened) throw new DatabaseFileChanged(path);
}

/** Throws if another file, or none, is where a client opened its own: what it writes would be lost. */
export function refuseChangedFile(client: object): void {
  const file = watched.get(client);
  if (file) refuseChanged(file);
}

/**
 * Notes that a client's write was stored, or the error by which the disk or the file refused it. A damaged file stays
 * damaged, though other tables of it take writes.
 */
export function noteWrite(client: object, error?: unknown): void {
  const file = watched.get(client);
  const fault = databaseFault(error);
  if (!file || (error !== undefined && fault !== 'full' && fault !== 'damaged')) return;
  if (fault === 'damaged') file.damage = error;
  else file.refusal = error === undefined ? undefined : { at: performance.now(), error };
}

/** Writes a file beside the database: SQLite can still read on a full disk. */
async function findRoom({ path }: WatchedFile): Promise<void> {
  const probe = `${path}-probe`;
  await writeFile(probe, PROBE, { mode: 0o600 }).finally(() => rm(probe, { force: true }));
}

/**
 * Rejects while a client's file takes no writes: it is another one now, is damaged, refused the last write, or has no room
 * to grow, which is tried every ten seconds at most.
 */
export async function refuseUnwritableFile(client: object, now = performance.now()): Promise<void> {
  const file = watched.get(client);
  if (!file) return;
  refuseChanged(file);
  if (file.damage !== undefined) throw file.damage;
  if (file.refusal && now - file.refusal.at < REFUSAL_MS) throw file.refusal.error;
  if (!file.room || now - file.room.at >= ROOM_MS) file.room = { at: now, isThere: findRoom(file) };
  await file.room.isThere;
}
