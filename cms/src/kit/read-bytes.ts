/** Reads a whole body; null as soon as it is longer than `maxBytes`. */
export async function readBytes(
  request: Pick<Request, 'body' | 'headers'>,
  maxBytes: number,
): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted while it arrives: the header may be missing or wrong.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
