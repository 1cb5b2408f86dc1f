const SIGNATURE = 8;
/** The length, type and checksum of a chunk, in bytes. */
const AROUND = 12;

/** The chunks that affect display, besides the critical ones, whose types begin with a capital letter. */
const DRAWS = ['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'];

/** Returns the parts of a PNG without texts, times, metadata and trailing data; null if the structure is invalid. */
export function stripPng(data: Buffer): readonly Buffer[] | null {
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
  // It is truncated, which its decoder will report.
  return [...parts, data.subarray(at)];
}
