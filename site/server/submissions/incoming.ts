import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { keeping } from '../http/request-body.ts';
import { createSubmissionFile, positionOfBody, streamBody } from './submission-file.ts';

/** A body that is complete, in memory or in a file of its own. */
export type CompleteBody = {
  readonly bytes: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** Reads it, as often as is needed. */
  stream(): Readable;
  /** The path of its file, which still lacks its first line; it is written now if it wasn't before. Or `BodyNotKept`. */
  inFile(): Promise<string>;
};

/** A body that is arriving: in memory as long as it is short, for the disk has its own queue, and then in a file. */
export type IncomingBody = {
  /**
   * Throws `TooMuchIncoming` when all that is arriving would take more room than there is for it, which a small body
   * always has; or `BodyNotKept`.
   */
  write(chunk: Uint8Array): Promise<void>;
  /** Nothing more comes. */
  close(): Promise<CompleteBody>;
  /** Gives the room back, and removes the file if there is one and it wasn't moved. */
  discard(): Promise<void>;
};

/** The room for what is arriving is used up. */
export class TooMuchIncoming extends Error {
  override readonly name = 'TooMuchIncoming';
}

/** The folder where bodies lie while they arrive, but for short ones. */
export type IncomingFolder = {
  /** Makes the folder. */
  prepare(): Promise<void>;
  /** Removes what another process left behind. */
  clean(): Promise<void>;
  /** Throws `TooMuchIncoming` when too many are arriving at the same time. */
  receive(): IncomingBody;
};

type Bounds = {
  /** How many bodies there are at the same time, and how many bytes of them. */
  readonly bodies: number;
  readonly bytes: number;
  /** Up to so many bytes a body has room whatever else arrives: a crowd of resumes must not keep messages out. */
  readonly small: number;
  /** Up to so many bytes a body is held in memory. */
  readonly inMemory: number;
};

export function createIncomingFolder(folder: string, bounds: Bounds): IncomingFolder {
  const ofThisProcess = `${randomUUID()}.`;
  let bodies = 0;
  let bytes = 0;

  function receive(): IncomingBody {
    if (bodies >= bounds.bodies) throw new TooMuchIncoming('too many submissions are arriving');
    bodies += 1;
    const file = path.join(folder, `${ofThisProcess}${randomUUID()}`);
    const hash = createHash('sha256');
    let held: Uint8Array[] = [];
    let handle: FileHandle | null = null;
    let length = 0;
    let given = false;

    /** Has the file hold all that came so far. */
    async function writeHeld(): Promise<void> {
      const chunk = Buffer.concat(held);
      const position = positionOfBody(length - chunk.length);
      handle ??= await keeping(createSubmissionFile(file));
      for (let at = 0; at < chunk.length; ) {
        at += (await keeping(handle.write(chunk, at, chunk.length - at, position + at))).bytesWritten;
      }
      held = [];
    }

    return {
      async write(chunk) {
        const isSmall = length + chunk.length <= bounds.small;
        if (!isSmall && bytes + chunk.length > bounds.bytes)
          throw new TooMuchIncoming('what is arriving takes too much room');
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
        if (given) return;
        given = true;
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
      const left = (await readdir(folder)).filter((name) => !name.startsWith(ofThisProcess));
      await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true, recursive: true })));
    },
  };
}
