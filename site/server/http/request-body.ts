import type { IncomingMessage } from 'node:http';
import { TIME_LIMITS } from '../base/limits.ts';
import { reasonOf } from '../base/log.ts';

/**
 * How a server makes the streams of requests: one without a body has ended from the first, and tells of no end. Reading
 * it to its end all the same was a tenth of the time of a request.
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

/** The disk doesn't take the body; the message is what it says. */
export class BodyNotKept extends Error {
  override readonly name = 'BodyNotKept';
}

/** Runs what writes a body to the disk. Rejects with `BodyNotKept`. */
export async function keeping<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw new BodyNotKept(reasonOf(error), { cause: error });
  }
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
 * Drains a body that won't be read: the rest is thrown away as it comes, because a browser that is still sending
 * reads no answer from a connection that was closed. Who doesn't come to an end is cut off.
 */
export function drainBody(request: IncomingMessage): void {
  request.resume();
  // All of it is here, or there is none: the connection is good for the next request.
  if (request.complete || request.readableEnded) return;
  const cut = setTimeout(() => request.socket.destroy(), TIME_LIMITS.drainingBody);
  cut.unref();
  const leave = () => clearTimeout(cut);
  request.once('end', leave);
  request.once('close', leave);
}
