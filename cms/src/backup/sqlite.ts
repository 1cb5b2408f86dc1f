import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error.ts';
import type { ArchiveReader, ArchiveWriter, Part } from './archive.ts';
import { pieceKey, piecesOf } from './pieces.ts';

const NAME = 'cms.sqlite';

/** Adds a SQLite database to a backup as it is at one moment, while others write to it. @throws a StartError */
export async function backUpSqlite(file: string, archive: ArchiveWriter): Promise<void> {
  if (!existsSync(file)) throw new StartError(`There is no ${file} to back up: correct DATA_DIR.`);
  const copy = `${file}.backup`;
  rmSync(copy, { force: true });
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 30_000 });
    try {
      database.prepare('VACUUM INTO ?').run(copy);
    } finally {
      database.close();
    }
    let at = 0;
    for await (const piece of piecesOf(createReadStream(copy))) await archive.add(pieceKey(NAME, at++), piece);
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Puts a backup's SQLite database in its place, whole or not at all. @throws a StartError where it is damaged */
export async function restoreSqlite(file: string, parts: readonly Part[], archive: ArchiveReader): Promise<void> {
  const unfinished = `${file}.restoring`;
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    for (const part of parts) if (part.key.startsWith(`database/${NAME}.`)) yield archive.read(part);
  }
  try {
    await pipeline(pieces, createWriteStream(unfinished, { flush: true }));
    const database = new DatabaseSync(unfinished, { readOnly: true });
    const [checked] = database.prepare('PRAGMA quick_check').all();
    database.close();
    if (checked?.quick_check !== 'ok')
      throw new StartError(`The backup’s database is damaged: ${checked?.quick_check}.`);
    renameSync(unfinished, file);
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  }
}
