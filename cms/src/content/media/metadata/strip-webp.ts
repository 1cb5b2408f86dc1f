/** `RIFF`, a length, and `WEBP`. */
const HEAD = 12;
/** The type and the length of a chunk. */
const CHUNK_HEAD = 8;

/** The chunks that affect display, of still and animated pictures, and the colour profile. */
const DRAWS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];

/** The flags for EXIF and XMP. */
const HAS_METADATA = 0b1100;

/** Returns a chunk, with the flags of removed metadata cleared. */
function keepChunk(name: string, chunk: Buffer): Buffer {
  const flags = chunk[CHUNK_HEAD];
  if (name !== 'VP8X' || flags === undefined || (flags & HAS_METADATA) === 0) return chunk;
  const plain = Buffer.from(chunk);
  plain[CHUNK_HEAD] = flags & ~HAS_METADATA;
  return plain;
}

/** Returns the parts of a WebP without metadata, unknown chunks and trailing data; null if the structure is invalid. */
export function stripWebp(data: Buffer): readonly Buffer[] | null {
  if (data.length < HEAD || data.toString('latin1', 8, HEAD) !== 'WEBP') return null;
  const wholeEnd = CHUNK_HEAD + data.readUInt32LE(4);
  // It is truncated, which its decoder will report.
  if (wholeEnd > data.length) return [data];
  const chunks: Buffer[] = [];
  let at = HEAD;
  while (at + CHUNK_HEAD <= wholeEnd) {
    const size = data.readUInt32LE(at + 4);
    const end = Math.min(at + CHUNK_HEAD + size + (size % 2), wholeEnd);
    const name = data.toString('latin1', at, at + 4);
    if (DRAWS.includes(name)) chunks.push(keepChunk(name, data.subarray(at, end)));
    at = end;
  }
  const head = Buffer.from(data.subarray(0, HEAD));
  head.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4);
  return [head, ...chunks];
}
