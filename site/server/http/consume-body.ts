import type { IncomingMessage } from 'node:http';
import { announcedLength, BodyTooLarge, BodyTooSlow } from './request-body.ts';

/** How much of a body is taken, in bytes, and how long it may take to arrive, in milliseconds. */
export type BodyBounds = {
  readonly maxBytes: number;
  /** Without it, as long as the server lets a request take. */
  readonly timeoutMs?: number;
};

/**
 * Hands a body on piece by piece, and lets no more of it in than was taken. Rejects with `BodyTooLarge` as early as it
 * is known, with `BodyTooSlow`, and with whatever `take` rejects with; the rest of the body is left to be drained.
 * Nothing is being taken any more when it settles.
 */
export async function consumeBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: BodyBounds,
  take: (chunk: Buffer) => Promise<void>,
): Promise<void> {
  if ((announcedLength(request) ?? 0) > maxBytes) throw new BodyTooLarge();
  // Its events are over, and none would ever come: there was no body, or the client went away, and what nobody has read
  // is lost even if all of it had arrived.
  if (request.readableEnded) return;
  if (request.destroyed) throw new Error('the client went away');
  let length = 0;
  let timer: NodeJS.Timeout | undefined;
  let onData: (chunk: Buffer) => void = () => {};
  let taking = Promise.resolve();
  // Not `for await` nor `pipeline`: these would tear the connection down before the refusal could be read.
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
