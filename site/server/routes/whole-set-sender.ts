import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { CONCURRENCY, RETRY_AFTER } from '../base/limits.ts';
import { createSemaphore } from '../base/semaphore.ts';
import { type WindowsOf, writeWholeSet } from '../content-store/whole-set.ts';
import { CACHE_POLICIES } from '../http/cache-policies.ts';
import { chooseCoding } from '../http/content-negotiation.ts';
import { sendWireError, WIRE_FAILURES } from '../http/error-answers.ts';

/** Sends a whole set that is too long to be held; `held` is the held part. */
export type WholeSetSender = (
  request: IncomingMessage,
  response: ServerResponse,
  held: readonly ContentEntry[],
  windowsOf: WindowsOf,
) => Promise<void>;

/**
 * Creates the sender. It serves the specified list request for a set with ten thousand cards: rare, as our own pages
 * query slices. The set is read, sanitised and sent a hundred cards at a time, so it takes no memory; few at once, as
 * each keeps the backend busy.
 *
 * @param headers sent with every answer, as names and values in turn
 */
export function createWholeSetSender(headers: readonly string[]): WholeSetSender {
  const slots = createSemaphore(CONCURRENCY.wholeSets);
  return async (request, response, held, windowsOf) => {
    // The same call means the same content: the set needn't be read for that.
    const calls = held.map(({ endpoint_call }) => endpoint_call).join('\n');
    const etag = `W/"${createHash('sha256').update(calls).digest('base64url').slice(0, 22)}"`;
    const common = [...headers, 'Cache-Control', CACHE_POLICIES.revalidated, 'ETag', etag, 'Vary', 'Accept-Encoding'];
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, common).end();
      return;
    }
    const release = slots.tryAcquire();
    if (release === null) return sendWireError(request, response, WIRE_FAILURES.crowded, RETRY_AFTER);
    try {
      const zips = chooseCoding(request.headers['accept-encoding']) !== 'identity';
      const coding = zips ? ['Content-Encoding', 'gzip'] : [];
      const text = Readable.from(writeWholeSet(windowsOf));
      // No headers before the first part has arrived: an unreachable backend gets an error answer.
      await new Promise((resolve, reject) => text.once('readable', resolve).once('error', reject));
      response.writeHead(200, [...common, 'Content-Type', 'application/json; charset=utf-8', ...coding]);
      if (request.method === 'HEAD') {
        text.destroy();
        response.end();
      } else if (zips) await pipeline(text, createGzip(), response);
      else await pipeline(text, response);
    } finally {
      release();
    }
  };
}
