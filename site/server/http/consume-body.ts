import type { IncomingMessage } from 'node:http';
import { announcedLength, BodyTooLarge, BodyTooSlow } from './request-body.ts';

/** The most bytes of a body, and the time that it may take to arrive, in milliseconds. */
export type BodyBounds = {
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
  if ((announcedLength(request) ?? 0) > maxBytes) throw new BodyTooLarge();
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
