import type { IncomingMessage } from 'node:http';
import { TIME_LIMITS } from '../base/limits.ts';

/** The body is longer than allowed. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The body did not arrive in time. */
export class BodyTooSlow extends Error {
  override readonly name = 'BodyTooSlow';
}

/** The length a request announces, in bytes; null when it announces none. */
export function announcedLength(request: IncomingMessage): number | null {
  const header = request.headers['content-length'];
  return header === undefined ? null : Number(header);
}

/** Tells whether a request announces a body. */
export function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || (announcedLength(request) ?? 0) > 0;
}

/**
 * Reads a whole body of at most `limit` bytes. Rejects with `BodyTooLarge`, as early as it is known, or with
 * `BodyTooSlow` after `timeoutMs`.
 */
export async function readBody(request: IncomingMessage, limit: number, timeoutMs: number): Promise<Buffer> {
  if ((announcedLength(request) ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  // Not `for await`: leaving that loop would tear the connection down before the refusal could be read.
  return new Promise<Buffer>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else reject(new BodyTooLarge());
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('the client went away')));
    timer = setTimeout(() => reject(new BodyTooSlow()), timeoutMs);
  }).finally(() => clearTimeout(timer));
}

/**
 * Drains a body that won't be read: the rest is thrown away as it comes, because a browser that is still sending
 * reads no answer from a connection that was closed. Who doesn't come to an end is cut off.
 */
export function drainBody(request: IncomingMessage): void {
  request.resume();
  // All of it is here: the connection is good for the next request.
  if (request.complete) return;
  const cut = setTimeout(() => request.socket.destroy(), TIME_LIMITS.drainingBody);
  cut.unref();
  const leave = () => clearTimeout(cut);
  request.once('end', leave);
  request.once('close', leave);
}
