import type { IncomingMessage } from 'node:http';

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
