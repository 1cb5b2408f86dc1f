import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type Log, reasonOf } from '../base/log.ts';

/** The last good content on disk, read as tolerantly as a backend's answer. */
export type Snapshot = { readonly [set: string]: unknown };

const schema = v.object({ version: v.literal(1), sets: v.record(v.string(), v.unknown()) });

/** Reads the snapshot; a missing or broken one counts as empty, and a broken one is logged. */
export async function readSnapshot(file: string, log: Log): Promise<Snapshot> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8'))).sets;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing) log.error(`content snapshot ${file} can't be read and is ignored: ${reasonOf(error)}`);
    return {};
  }
}

/** Writes the snapshot atomically: a reader finds the old or the new one, never half of one. */
async function writeSnapshot(file: string, sets: Snapshot): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.tmp`;
  try {
    const handle = await open(unfinished, 'w');
    try {
      // Set by set: serialising all at once would block the event loop.
      let before = '{"version":1,"sets":{';
      for (const [name, set] of Object.entries(sets)) {
        await handle.appendFile(`${before}${JSON.stringify(name)}:${JSON.stringify(set)}`);
        before = ',';
      }
      await handle.appendFile(before === ',' ? '}}' : `${before}}}`);
      // Otherwise a power cut may leave an empty file under the new name.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    // A full disk needs the space.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes the snapshot some time after a change, and at the latest on `flush`. A write failure is logged once until a
 * write succeeds.
 */
export type SnapshotWriter = { schedule(): void; flush(): Promise<void> };

/** @param delayMs how long changes are gathered, in milliseconds */
export function createSnapshotWriter({
  file,
  delayMs,
  content,
  log,
}: {
  readonly file: string;
  readonly delayMs: number;
  readonly content: () => Snapshot;
  readonly log: Log;
}): SnapshotWriter {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let failing = false;

  function recordFailure(error: unknown): void {
    if (!failing) log.error(`content snapshot ${file} can't be written: ${reasonOf(error)}; pages come from memory`);
    failing = true;
  }

  function recordSuccess(): void {
    if (failing) log.info(`content snapshot ${file} is written again`);
    failing = false;
  }

  function write(): Promise<void> {
    timer = undefined;
    writing = writing.then(() => writeSnapshot(file, content())).then(recordSuccess, recordFailure);
    return writing;
  }

  return {
    schedule() {
      timer ??= setTimeout(() => void write(), delayMs).unref();
    },
    async flush() {
      const pending = timer !== undefined;
      clearTimeout(timer);
      await (pending ? write() : writing);
    },
  };
}
