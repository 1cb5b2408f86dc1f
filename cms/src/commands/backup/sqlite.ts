import { randomUUID } from 'node:crypto';
import { createWriteStream, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { StartError } from '#cms/base/start-error.ts';
import { findDamage } from '#cms/storage/database/damage.ts';
import { forgetMove } from '#cms/storage/database/move-marker.ts';
import type { ArchiveReader, ArchiveWriter, Part } from './archive.ts';
import { makePieceKey, selectPieces, splitIntoPieces } from './pieces.ts';

const PIECES_NAME = 'cms.sqlite';

/** The age at which an unchanged copy counts as abandoned, in milliseconds: its backup was killed. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Returns the prefix of a database's copies for backups. */
const getCopyPrefix = (file: string) => `${file}.backup-`;

/** Deletes the copies of killed backups: they take space, and contain what has been erased since. */
function removeAbandonedCopies(file: string): void {
  const [folder, begin] = [dirname(file), basename(getCopyPrefix(file))];
  for (const name of readdirSync(folder).filter((each) => each.startsWith(begin))) {
    const path = join(folder, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - changed > ABANDONED_MS) rmSync(path, { force: true });
  }
}

/** Adds a snapshot of a SQLite database to a backup, despite concurrent writes. */
export async function backUpSqlite(file: string, archive: ArchiveWriter): Promise<void> {
  removeAbandonedCopies(file);
  // A unique name, since another backup may run at the same time.
  const copy = getCopyPrefix(file) + randomUUID();
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 30_000 });
    try {
      database.prepare('VACUUM INTO ?').run(copy);
    } finally {
      database.close();
    }
    const opened = await open(copy);
    // Unlinked while open, so that it is gone however this ends.
    rmSync(copy);
    let at = 0;
    for await (const piece of splitIntoPieces(opened.createReadStream()))
      await archive.add(makePieceKey(PIECES_NAME, at++), piece);
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Restores a backup's SQLite database, atomically. @throws a StartError where it is damaged */
export async function restoreSqlite(file: string, parts: readonly Part[], archive: ArchiveReader): Promise<void> {
  const unfinished = `${file}.restoring`;
  const pieces = selectPieces(parts, PIECES_NAME);
  // SQLite takes an empty file for a database without tables.
  if (pieces.length === 0) throw new StartError('The backup has no database.');
  async function* bytes(): AsyncGenerator<Uint8Array, void> {
    for (const piece of pieces) yield archive.read(piece);
  }
  try {
    await pipeline(bytes, createWriteStream(unfinished, { flush: true }));
    const database = new DatabaseSync(unfinished, { readOnly: true });
    const damage = findDamage(database);
    database.close();
    if (damage !== null) throw new StartError(`The backup’s database is damaged: ${damage}.`);
    forgetMove(file);
    renameSync(unfinished, file);
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  }
}
