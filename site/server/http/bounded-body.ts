/** A backend's answer that is longer than it may be. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * Reads the body of a backend's answer. One that is longer than `maxBytes`, unpacked, is given up as soon as that
 * shows, and throws `AnswerTooLong`: a packed one says nothing of how long it is.
 */
export async function readBounded(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new AnswerTooLong(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}
