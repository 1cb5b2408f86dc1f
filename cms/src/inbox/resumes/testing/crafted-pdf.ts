/** Returns the bits of a dynamic deflate block without content, lowest bit first. */
function makeEmptyBlock(): readonly number[] {
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let bit = 0; bit < length; bit += 1) bits.push((value >> bit) & 1);
  };
  // Not final; dynamic; 257 literal lengths, 1 distance length; 18 code lengths.
  write(0, 1);
  write(2, 2);
  write(0, 5);
  write(0, 5);
  write(14, 4);
  // In the order 16 17 18 0 8 7 9 6 10 5 11 4 12 3 13 2 14 1: one bit each for 18 (a long run of zeros) and 1.
  for (let at = 0; at < 18; at += 1) write(at === 2 || at === 17 ? 1 : 0, 3);
  // The code of 1 is 0, that of 18 is 1: 138 and 117 zeros, then 256 (the end) and one literal of one bit each, no
  // distance.
  write(0, 1);
  write(1, 1);
  write(138 - 11, 7);
  write(1, 1);
  write(117 - 11, 7);
  write(0, 1);
  write(0, 1);
  // The end-of-block code: the second of the two symbols.
  write(1, 1);
  return bits;
}

/** Returns a zlib stream of about that many bytes that inflates to nothing. */
export function makeEmptyBlocks(bytes: number): Buffer {
  const block = makeEmptyBlock();
  // Eight blocks end on a byte boundary.
  const period = Buffer.alloc(block.length);
  for (let bit = 0; bit < block.length * 8; bit += 1)
    period[bit >> 3] = (period[bit >> 3] ?? 0) | ((block[bit % block.length] ?? 0) << (bit & 7));
  const blocks = Buffer.alloc(bytes - (bytes % period.length), period);
  // Finally an empty stored block, and the checksum of nothing.
  return Buffer.concat([Buffer.from('789c', 'hex'), blocks, Buffer.from('010000ffff00000001', 'hex')]);
}

/** Returns a PDF with one object stream, whose dictionary may be taken to begin in that many places. */
export function makePdfOfOneStream(places: number, stream: Buffer): Buffer {
  const head = `%PDF-1.7\n${'1 0 obj << %'.repeat(places)}\n /First 4 /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n')]);
}
