import type { IncomingMessage } from 'node:http';
import { TIME_LIMITS } from '../base/limits.ts';
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
export class BodyNotKept extends Error {
  override readonly name = 'BodyNotKept';
}

/** Awaits a write of a body to the disk. Rejects with `BodyNotKept`. */
export async function keeping<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw new BodyNotKept(reasonOf(error), { cause: error });
  }
}

/** Returns the declared length of a request's body, in bytes; null if there is none. */
export function announcedLength(request: IncomingMessage): number | null {
  const header = request.headers['content-length'];
  return header === undefined ? null : Number(header);
}

/** Whether a request declares a body. */
export function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || (announcedLength(request) ?? 0) > 0;
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
