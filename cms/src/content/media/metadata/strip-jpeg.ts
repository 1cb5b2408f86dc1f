const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Whether a marker has no length: restarts, and `TEM`. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

function beginsWith(segment: Buffer, name: string): boolean {
  return segment.toString('latin1', 4, 4 + name.length) === name;
}

/** Returns the JFIF segment without its thumbnail. */
function withoutThumbnail(jfif: Buffer): Buffer {
  if (jfif.length <= 18) return jfif;
  const plain = Buffer.from(jfif.subarray(0, 18));
  plain.writeUInt16BE(16, 2);
  plain.writeUInt16BE(0, 16);
  return plain;
}

/** Returns a segment that is kept: image data, colour profile and colour coding; null for any other. */
function keepSegment(marker: number, segment: Buffer): Buffer | null {
  if (marker === APP0) return beginsWith(segment, 'JFIF\0') ? withoutThumbnail(segment) : null;
  if (marker === APP2) return beginsWith(segment, 'ICC_PROFILE\0') ? segment : null;
  if (marker === APP14) return beginsWith(segment, 'Adobe') ? segment : null;
  return marker === COMMENT || (marker > APP0 && marker <= APP15) ? null : segment;
}

/** Returns the end of the entropy-coded data from a position on: the next marker that isn't part of it. */
function endOfScan(data: Buffer, from: number): number {
  let at = data.indexOf(0xff, from);
  while (at !== -1) {
    const next = data[at + 1];
    if (next === undefined) return data.length;
    if (next !== 0 && next !== 0xff && !isBare(next)) return at;
    at = data.indexOf(0xff, at + 1);
  }
  return data.length;
}

/**
 * Returns the parts of a JPEG without metadata, comments, thumbnails and trailing data, such as a phone's video; null
 * if the structure is invalid.
 */
export function stripJpeg(data: Buffer): readonly Buffer[] | null {
  if (data[0] !== 0xff || data[1] !== SOI) return null;
  const parts = [data.subarray(0, 2)];
  let at = 2;
  while (at < data.length) {
    if (data[at] !== 0xff) return null;
    const marker = data[at + 1];
    if (marker === undefined) return null;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return [...parts, data.subarray(at, at + 2)];
    const isShort = isBare(marker);
    if (!isShort && at + 4 > data.length) return null;
    const end = at + 2 + (isShort ? 0 : data.readUInt16BE(at + 2));
    if (end > data.length) return null;
    const part = keepSegment(marker, data.subarray(at, end));
    if (part) parts.push(part);
    at = marker === SOS ? endOfScan(data, end) : end;
    if (marker === SOS) parts.push(data.subarray(end, at));
  }
  // It is truncated, which its decoder will report.
  return parts;
}
