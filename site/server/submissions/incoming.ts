import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { keeping } from '../http/request-body.ts';
import { createSubmissionFile, positionOfBody } from './submission-file.ts';

/** A body that is complete in a file of its own, which still lacks its first line. */
export type BodyFile = {
  readonly file: string;
  /** Of the body. */
  readonly bytes: number;
  /** Of the body, in hexadecimal digits. */
  readonly sha256: string;
};

/** A file that a body is written to. */
export type IncomingFile = {
  readonly file: string;
  /**
   * Throws `TooMuchIncoming` when all that is arriving would take more room than there is for it, which a small body
   * always has; or `BodyNotKept`.
   */
  write(chunk: Uint8Array): Promise<void>;
  /** Nothing more comes. */
  close(): Promise<BodyFile>;
  /** Gives the room back, and removes the file unless it was moved. */
  discard(): Promise<void>;
};

/** The room for what is arriving is used up. */
export class TooMuchIncoming extends Error {
  override readonly name = 'TooMuchIncoming';
}

/** The folder where bodies lie while they arrive, on disk and not in memory. */
export type IncomingFolder = {
  /** Makes the folder. */
  prepare(): Promise<void>;
  /** Removes what another process left behind. */
  clean(): Promise<void>;
  /** Throws `TooMuchIncoming` when too many are arriving at the same time, or `BodyNotKept`. */
  create(): Promise<IncomingFile>;
};

type Bounds = {
  readonly files: number;
  readonly bytes: number;
  /** Up to so many bytes a body has room whatever else arrives: a crowd of resumes must not keep messages out. */
  readonly small: number;
};

export function createIncomingFolder(folder: string, bounds: Bounds): IncomingFolder {
  const ofThisProcess = `${randomUUID()}.`;
  let files = 0;
  let bytes = 0;

  async function create(): Promise<IncomingFile> {
    if (files >= bounds.files) throw new TooMuchIncoming('too many submissions are arriving');
    files += 1;
    const file = path.join(folder, `${ofThisProcess}${randomUUID()}`);
    const handle = await keeping(createSubmissionFile(file)).catch((error: unknown) => {
      files -= 1;
      throw error;
    });
    const hash = createHash('sha256');
    let length = 0;
    let given = false;
    return {
      file,
      async write(chunk) {
        const isSmall = length + chunk.length <= bounds.small;
        if (!isSmall && bytes + chunk.length > bounds.bytes)
          throw new TooMuchIncoming('what is arriving takes too much room');
        const position = positionOfBody(length);
        bytes += chunk.length;
        length += chunk.length;
        hash.update(chunk);
        for (let at = 0; at < chunk.length; ) {
          at += (await keeping(handle.write(chunk, at, chunk.length - at, position + at))).bytesWritten;
        }
      },
      async close() {
        await handle.close();
        return { file, bytes: length, sha256: hash.digest('hex') };
      },
      async discard() {
        if (given) return;
        given = true;
        files -= 1;
        bytes -= length;
        await handle.close().catch(() => {});
        await rm(file, { force: true });
      },
    };
  }

  return {
    create,
    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    async clean() {
      const left = (await readdir(folder)).filter((name) => !name.startsWith(ofThisProcess));
      await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true, recursive: true })));
    },
  };
}
