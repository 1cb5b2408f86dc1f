import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { BODY_LIMITS } from '../base/limits.ts';
import { type BodyBounds, consumeBody } from './consume-body.ts';
import { keeping } from './request-body.ts';

/** A body that has arrived whole, in memory or in an unlinked file. */
export type ReceivedBody = {
  /** In bytes. */
  readonly length: number;
  /** Reads it, once; it is released afterwards. */
  stream(): Readable;
  /** Releases a body that won't be read. */
  discard(): void;
};

/** Opens a file and unlinks it at once, so that no crash leaves it behind. */
async function namelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${randomUUID()}.body`);
  const handle = await open(file, 'wx+', 0o600);
  await unlink(file);
  return handle;
}

/**
 * Receives a whole body; beyond a small size it is written to a file below `folder`. Rejects as `consumeBody` does, and
 * with `BodyNotKept`.
 */
export async function receiveBody(request: IncomingMessage, bounds: BodyBounds, folder: string): Promise<ReceivedBody> {
  let length = 0;
  let chunks: Buffer[] = [];
  let handle: FileHandle | null = null;

  async function take(chunk: Buffer): Promise<void> {
    length += chunk.length;
    chunks.push(chunk);
    if (length <= BODY_LIMITS.inMemory) return;
    handle ??= await keeping(namelessFile(folder));
    await keeping(handle.appendFile(Buffer.concat(chunks)));
    chunks = [];
  }

  function discard(): void {
    chunks = [];
    void handle?.close().catch(() => {});
    handle = null;
  }

  try {
    await consumeBody(request, bounds, take);
  } catch (error) {
    discard();
    throw error;
  }
  const stream = () => handle?.createReadStream({ start: 0 }) ?? Readable.from(chunks, { objectMode: false });
  return { length, stream, discard };
}
