/** As many characters are sent at once, at least. */
const PIECE = 64 * 1024;

async function* gathered(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/**
 * The body of an answer that is made piece by piece, each when the one before was taken. Whatever fails before the first
 * has been made fails here, when the answer can still say so; a small answer is one piece.
 */
export async function inPieces(texts: AsyncIterable<string>): Promise<string | ReadableStream<Uint8Array>> {
  const pieces = gathered(texts);
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
