const SIGNATURE = 8;
/** The length, the name and the checksum of a chunk. */
const AROUND = 12;

/** What draws a picture besides the chunks that each reader has to know, which have a capital letter first. */
const DRAWS = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'];

/** The parts of a PNG without texts, times, metadata and what follows its end; null where it can't be followed. */
export function strippedPng(data: Buffer): readonly Buffer[] | null {
  const parts = [data.subarray(0, SIGNATURE)];
  let at = SIGNATURE;
  while (at + AROUND <= data.length) {
    const end = at + AROUND + data.readUInt32BE(at);
    if (end > data.length) break;
    const name = data.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(name)) return null;
    if (/^[A-Z]/.test(name) || DRAWS.includes(name)) parts.push(data.subarray(at, end));
    at = end;
    if (name === 'IEND') return parts;
  }
  // It is cut off, which is for its decoder to say.
  return [...parts, data.subarray(at)];
}
