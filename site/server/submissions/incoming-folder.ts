import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { catchWriteError } from '../http/request-body.ts';
import { createSubmissionFile, positionOfBody, streamBody } from './submission-file.ts';

/** A complete body, in memory or in a file. */
export type CompleteBody = {
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** Opens it for reading, any number of times. */
  stream(): Readable;
  /**
   * Returns the path of its file, which still lacks its first line; writes it now if necessary. Rejects with
   * `BodyWriteFailed`.
   */
  inFile(): Promise<string>;
};

/** An arriving body: in memory while it is short, as the disk has its own queue, and then in a file. */
export type IncomingBody = {
  /**
   * Throws `IncomingLimitReached` if all arriving bodies would exceed the limit, from which small bodies are exempt; or
   * `BodyWriteFailed`.
   */
  write(chunk: Uint8Array): Promise<void>;
  /** Completes the body. */
  close(): Promise<CompleteBody>;
  /** Releases its memory, and removes its file unless that was moved. */
  discard(): Promise<void>;
};

/** The limit of all arriving bodies is reached. */
export class IncomingLimitReached extends Error {
  override readonly name = 'IncomingLimitReached';
}

/** The folder of arriving bodies that are too long for memory. */
export type IncomingFolder = {
  /** Creates the folder. */
  prepare(): Promise<void>;
  /** Removes the files of earlier processes. */
  clean(): Promise<void>;
  /** Throws `IncomingLimitReached` if too many are arriving at the same time. */
  receive(): IncomingBody;
};

type Bounds = {
  /** The most bodies at the same time, and the most bytes of all. */
  readonly bodies: number;
  readonly bytes: number;
  /** Bodies of up to this many bytes always fit: a crowd of resumes must not keep messages out. */
  readonly small: number;
  /** Bodies of up to this many bytes stay in memory. */
  readonly inMemory: number;
};

export function createIncomingFolder(folder: string, bounds: Bounds): IncomingFolder {
  const processPrefix = `${randomUUID()}.`;
  let bodies = 0;
  let bytes = 0;

  function receive(): IncomingBody {
    if (bodies >= bounds.bodies) throw new IncomingLimitReached('too many submissions are arriving');
    bodies += 1;
    const file = path.join(folder, `${processPrefix}${randomUUID()}`);
    const hash = createHash('sha256');
    let held: Uint8Array[] = [];
    let handle: FileHandle | null = null;
    let length = 0;
    let isDiscarded = false;

    /** Writes all that has arrived so far to the file. */
    async function writeHeld(): Promise<void> {
      const chunk = Buffer.concat(held);
      const position = positionOfBody(length - chunk.length);
      handle ??= await catchWriteError(createSubmissionFile(file));
      for (let at = 0; at < chunk.length; ) {
        at += (await catchWriteError(handle.write(chunk, at, chunk.length - at, position + at))).bytesWritten;
      }
      held = [];
    }

    return {
      async write(chunk) {
        const isSmall = length + chunk.length <= bounds.small;
        if (!isSmall && bytes + chunk.length > bounds.bytes)
          throw new IncomingLimitReached('what is arriving takes too much room');
        bytes += chunk.length;
        length += chunk.length;
        hash.update(chunk);
        held.push(chunk);
        if (length > bounds.inMemory) await writeHeld();
      },
      async close() {
        await handle?.close();
        const body = handle === null ? Buffer.concat(held) : null;
        return {
          bytes: length,
          sha256: hash.digest('hex'),
          stream: () => (body === null ? streamBody(file) : Readable.from([body], { objectMode: false })),
          async inFile() {
            if (handle === null || held.length > 0) await writeHeld();
            await handle?.close();
            return file;
          },
        };
      },
      async discard() {
        if (isDiscarded) return;
        isDiscarded = true;
        bodies -= 1;
        bytes -= length;
        if (handle === null) return;
        await handle.close().catch(() => {});
        await rm(file, { force: true });
      },
    };
  }

  return {
    receive,
    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    async clean() {
      const left = (await readdir(folder)).filter((name) => !name.startsWith(processPrefix));
      await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true, recursive: true })));
    },
  };
}
