import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type Log, reasonOf } from '../base/log.ts';

/** The last good content on disk. What is in it is read as tolerantly as a backend's answer. */
export type Snapshot = { readonly [set: string]: unknown };

const schema = v.object({ version: v.literal(1), sets: v.record(v.string(), v.unknown()) });

/** Reads the snapshot; one that is missing or broken is as good as empty, and the latter is logged. */
export async function readSnapshot(file: string, log: Log): Promise<Snapshot> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8'))).sets;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) log.error(`content snapshot ${file} can't be read and is ignored: ${reasonOf(error)}`);
    return {};
  }
}

/** Writes the snapshot so that a reader finds the old or the new one, never half of one. */
async function writeSnapshot(file: string, sets: Snapshot): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.tmp`;
  try {
    const handle = await open(unfinished, 'w');
    try {
      // Set by set: all of them at a stretch would hold up whoever asks for a page meanwhile.
      let before = '{"version":1,"sets":{';
      for (const [name, set] of Object.entries(sets)) {
        await handle.appendFile(`${before}${JSON.stringify(name)}:${JSON.stringify(set)}`);
        before = ',';
      }
      await handle.appendFile(before === ',' ? '}}' : `${before}}}`);
      // Else a power cut may leave the new name with nothing in it.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    // A full disk needs the room.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Writes the snapshot some time after a change, and at the latest when asked to. That it can't be written is logged
 * once until it can be again.
 */
export type SnapshotWriter = { later(): void; flush(): Promise<void> };

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

  function failed(error: unknown): void {
    if (!failing) log.error(`content snapshot ${file} can't be written: ${reasonOf(error)}; pages come from memory`);
    failing = true;
  }

  function succeeded(): void {
    if (failing) log.info(`content snapshot ${file} is written again`);
    failing = false;
  }

  function write(): Promise<void> {
    timer = undefined;
    writing = writing.then(() => writeSnapshot(file, content())).then(succeeded, failed);
    return writing;
  }

  return {
    later() {
      timer ??= setTimeout(() => void write(), delayMs).unref();
    },
    async flush() {
      const pending = timer !== undefined;
      clearTimeout(timer);
      await (pending ? write() : writing);
    },
  };
}
