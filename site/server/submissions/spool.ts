import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DEAD_LETTER_FOLDERS } from '@kontorwerk/contract/submissions/dead-letter-folders';
import { type Log, reasonOf } from '../base/log.ts';
import {
  completeSubmissionFile,
  DamagedSubmission,
  positionOfBody,
  readSubmissionFile,
  type SubmissionFile,
  type SubmissionHead,
} from './submission-file.ts';

/** The spool's limit of files or bytes is reached. */
export class SpoolFull extends Error {
  override readonly name = 'SpoolFull';
}

/**
 * The queue on disk of submissions that were accepted instead of the backend and wait for it. A waiting one is only
 * ever deleted by `remove`.
 */
export type Spool = {
  /** Creates the folders and finds the submissions that are waiting already. */
  prepare(): Promise<void>;
  /**
   * Moves a submission here; resolves when it would survive a power cut. Throws `SpoolFull`, or the disk's error; then
   * the file is where it was.
   */
  add(submission: SubmissionFile): Promise<void>;
  /** Returns the names of waiting submissions, oldest first. */
  names(): readonly string[];
  state(): SpoolState;
  /** Returns null if the file is damaged, and then moves it to `damaged`, or if it is gone. Throws the disk's error. */
  read(name: string): Promise<SubmissionFile | null>;
  /** Removes a submission that the backend has stored. */
  remove(name: string): Promise<void>;
  /** Moves a submission that the backend refuses to `refused`. */
  refuse(name: string): Promise<void>;
  /** Moves a submission that makes the backend fall silent or die to `unanswered`. */
  abandon(name: string): Promise<void>;
};

/** The state of the spool. */
export type SpoolState = {
  readonly waiting: number;
  /** When the oldest arrived, in milliseconds since 1970; null if it is empty. */
  readonly oldestAt: number | null;
  readonly isFull: boolean;
  /** Whether it is switched off by its settings. */
  readonly isOff: boolean;
};

export type SpoolBounds = { readonly files: number; readonly bytes: number };

const FILE = /^\d{15}-[\da-f-]{36}$/;

/** Returns a name that sorts by time, whatever the folder's order. */
function newName({ received_at }: SubmissionHead): string {
  return `${String(Date.parse(received_at)).padStart(15, '0')}-${randomUUID()}`;
}

/** Flushes a folder's entries to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

export function createSpool({
  folder,
  bounds,
  log,
}: {
  readonly folder: string;
  readonly bounds: SpoolBounds;
  readonly log: Log;
}): Spool {
  /** The waiting submissions, with the bytes of their bodies. */
  const waiting = new Map<string, number>();
  /** Submissions being added: counted already, as others may be added meanwhile, but not available yet. */
  const arriving = new Map<string, number>();
  const fileOf = (name: string) => path.join(folder, name);

  function isFull(bytes: number): boolean {
    const sizes = [...waiting.values(), ...arriving.values()];
    return sizes.length >= bounds.files || sizes.reduce((sum, size) => sum + size, bytes) > bounds.bytes;
  }

  async function moveToDeadLetters(name: string, where: (typeof DEAD_LETTER_FOLDERS)[number]): Promise<void> {
    await rename(fileOf(name), path.join(folder, where, name));
    waiting.delete(name);
  }

  return {
    async prepare() {
      for (const name of ['', ...DEAD_LETTER_FOLDERS]) {
        await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
      }
      for (const name of await readdir(folder)) {
        if (FILE.test(name)) waiting.set(name, (await stat(fileOf(name))).size - positionOfBody(0));
      }
      if (waiting.size > 0) log.info(`spool: ${waiting.size} submissions wait for the backend`);
    },
    async add({ file, head }) {
      if (isFull(head.bytes)) throw new SpoolFull(`${waiting.size} submissions wait already`);
      const name = newName(head);
      arriving.set(name, head.bytes);
      try {
        await completeSubmissionFile({ file, head });
        await rename(file, fileOf(name));
        await syncFolder(folder);
        waiting.set(name, head.bytes);
      } catch (error) {
        await rename(fileOf(name), file).catch(() => {});
        throw error;
      } finally {
        arriving.delete(name);
      }
    },
    names: () => [...waiting.keys()].toSorted(),
    state() {
      const oldest = [...waiting.keys()].toSorted()[0];
      return {
        waiting: waiting.size,
        oldestAt: oldest === undefined ? null : Number.parseInt(oldest, 10),
        isFull: isFull(1),
        isOff: bounds.files === 0 || bounds.bytes === 0,
      };
    },
    async read(name) {
      try {
        return await readSubmissionFile(fileOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
          log.error(`spool: ${name} is gone, and not by this server's doing`);
          waiting.delete(name);
          return null;
        }
        if (!(error instanceof DamagedSubmission)) throw error;
        log.error(`spool: ${name} can't be read and is laid aside in "damaged": ${reasonOf(error)}`);
        await moveToDeadLetters(name, 'damaged');
        return null;
      }
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
      waiting.delete(name);
    },
    refuse: (name) => moveToDeadLetters(name, 'refused'),
    abandon: (name) => moveToDeadLetters(name, 'unanswered'),
  };
}
