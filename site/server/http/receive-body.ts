import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { BODY_LIMITS } from '../base/limits.ts';
import { announcedLength, BodyTooLarge } from './request-body.ts';

/** A body that is here as a whole, in memory or in a file that no folder names. */
export type ReceivedBody = {
  /** In bytes. */
  readonly length: number;
  /** Reads it, once; what is left of it is gone afterwards. */
  stream(): Readable;
  /** Does away with a body that won't be read. */
  discard(): void;
};

/** The file has no name any more when it is used, so that no crash leaves one behind. */
async function namelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${randomUUID()}.body`);
  const handle = await open(file, 'wx+', 0o600);
  await unlink(file);
  return handle;
}

/** Takes what is written to it, up to `limit` bytes. */
function createSink(limit: number, folder: string) {
  let length = 0;
  let chunks: Buffer[] = [];
  let handle: FileHandle | null = null;

  async function take(chunk: Buffer): Promise<void> {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge();
    chunks.push(chunk);
    if (length <= BODY_LIMITS.inMemory) return;
    handle ??= await namelessFile(folder);
    await handle.appendFile(Buffer.concat(chunks));
    chunks = [];
  }

  function discard(): void {
    chunks = [];
    void handle?.close().catch(() => {});
    handle = null;
  }

  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      take(chunk).then(() => done(), done);
    },
  });
  const received = (): ReceivedBody => ({
    length,
    stream: () => handle?.createReadStream({ start: 0 }) ?? Readable.from(chunks, { objectMode: false }),
    discard,
  });
  return { sink, received, discard };
}

/**
 * Receives a whole body of at most `limit` bytes; what doesn't fit into a little memory goes to a file below `folder`.
 * Rejects with `BodyTooLarge`, as early as it is known, and when the client goes away.
 */
export async function receiveBody(request: IncomingMessage, limit: number, folder: string): Promise<ReceivedBody> {
  if ((announcedLength(request) ?? 0) > limit) throw new BodyTooLarge();
  const { sink, received, discard } = createSink(limit, folder);
  try {
    await new Promise<void>((resolve, reject) => {
      sink.on('finish', resolve);
      sink.on('error', reject);
      request.on('error', reject);
      request.on('close', () => {
        if (!request.complete) reject(new Error('the client went away'));
      });
      // Not `pipeline`: it would tear the connection down before a refusal could be read.
      request.pipe(sink);
    });
    return received();
  } catch (error) {
    request.unpipe(sink);
    // Whatever is being written to the file comes to its end first.
    sink.destroy();
    discard();
    throw error;
  }
}
