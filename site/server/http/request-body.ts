import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { BODY_LIMITS, TIME_LIMITS } from '../base/limits.ts';
import { reasonOf } from '../base/log.ts';

/**
 * Server options: the stream of a request without a body has ended from the start, without an 'end' event. Reading it
 * to its end took a tenth of the time of a request.
 */
export const REQUEST_STREAMS = { optimizeEmptyRequests: true } as const;

/** The body is longer than allowed. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The body did not arrive in time. */
export class BodyTooSlow extends Error {
  override readonly name = 'BodyTooSlow';
}

/** The body can't be written to the disk; the message is the system's. */
export class BodyWriteFailed extends Error {
  override readonly name = 'BodyWriteFailed';
}

/** Awaits a write of a body to the disk. Rejects with `BodyWriteFailed`. */
export async function catchWriteError<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw new BodyWriteFailed(reasonOf(error), { cause: error });
  }
}

/** Returns the declared length of a request's body, in bytes; null if there is none. */
function declaredLength(request: IncomingMessage): number | null {
  const header = request.headers['content-length'];
  return header === undefined ? null : Number(header);
}

/** Whether a request declares a body. */
export function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || (declaredLength(request) ?? 0) > 0;
}

/**
 * Discards the rest of an unread body as it arrives, because a browser that is still sending reads no answer from a
 * closed connection. A client that doesn't finish is cut off.
 */
export function drainBody(request: IncomingMessage): void {
  request.resume();
  // All of it is here, or there is none: the connection can be reused.
  if (request.complete || request.readableEnded) return;
  const cut = setTimeout(() => request.socket.destroy(), TIME_LIMITS.drainingBody);
  cut.unref();
  const leave = () => clearTimeout(cut);
  request.once('end', leave);
  request.once('close', leave);
}

/** The most bytes of a body, and the time that it may take to arrive, in milliseconds. */
type BodyBounds = {
  readonly maxBytes: number;
  /** By default, the server's limit for a request. */
  readonly timeoutMs?: number;
};

/**
 * Passes a body to `take` chunk by chunk, with backpressure. Rejects as early as possible with `BodyTooLarge`, with
 * `BodyTooSlow`, or as `take` does; the rest of the body is left for draining. When it settles, no `take` is running.
 */
export async function consumeBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: BodyBounds,
  take: (chunk: Buffer) => Promise<void>,
): Promise<void> {
  if ((declaredLength(request) ?? 0) > maxBytes) throw new BodyTooLarge();
  // No further event would come: there was no body, or the client went away, and unread data is lost even if all of it
  // had arrived.
  if (request.readableEnded) return;
  if (request.destroyed) throw new Error('the client went away');
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  let onData: (chunk: Buffer) => void = () => {};
  let taking = Promise.resolve();
  // Neither `for await` nor `pipeline`: these would close the connection before the client could read the refusal.
  return new Promise<void>((resolve, reject) => {
    onData = (chunk) => {
      length += chunk.length;
      if (length > maxBytes) return reject(new BodyTooLarge());
      request.pause();
      taking = take(chunk).then(() => void request.resume(), reject);
    };
    request.on('data', onData);
    request.on('end', () => void taking.then(resolve));
    request.on('error', reject);
    request.on('close', () => {
      if (!request.readableEnded) reject(new Error('the client went away'));
    });
    if (timeoutMs !== undefined) timer = setTimeout(() => reject(new BodyTooSlow()), timeoutMs);
  }).finally(() => {
    clearTimeout(timer);
    request.off('data', onData);
    return taking;
  });
}

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
async function openUnlinkedFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${randomUUID()}.body`);
  const handle = await open(file, 'wx+', 0o600);
  await unlink(file);
  return handle;
}

/**
 * Receives a whole body; beyond a small size it is written to a file below `folder`. Rejects as `consumeBody` does, and
 * with `BodyWriteFailed`.
 */
export async function receiveBody(request: IncomingMessage, bounds: BodyBounds, folder: string): Promise<ReceivedBody> {
  let length = 0;
  let chunks: Buffer[] = [];
  let handle: FileHandle | null = null;

  async function take(chunk: Buffer): Promise<void> {
    length += chunk.length;
    chunks.push(chunk);
    if (length <= BODY_LIMITS.inMemory) return;
    handle ??= await catchWriteError(openUnlinkedFile(folder));
    await catchWriteError(handle.appendFile(Buffer.concat(chunks)));
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
