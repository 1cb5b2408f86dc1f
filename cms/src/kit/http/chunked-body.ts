/** The minimum size of a chunk, in characters. */
const CHUNK = 64 * 1024;

async function* gatherChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < CHUNK) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/**
 * Returns a response body that is generated in chunks, with backpressure; a small one as a single string. Errors before
 * the first chunk reject here, while the status can still be changed.
 */
export async function streamChunks(texts: AsyncIterable<string>): Promise<string | ReadableStream<Uint8Array>> {
  const pieces = gatherChunks(texts);
  const first = await pieces.next();
  const second = await pieces.next();
  if (second.done) return first.value ?? '';
  const encoder = new TextEncoder();
  const waiting = [first.value ?? '', second.value];
  return new ReadableStream({
    async pull(controller) {
      const next = waiting.shift() ?? (await pieces.next()).value;
      if (next === undefined) controller.close();
      else controller.enqueue(encoder.encode(next));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
