import { inflateRawSync } from 'node:zlib';

/** One entry of an archive's directory; its lengths, in bytes, are as the directory claims. */
export type ZipEntry = {
  readonly name: string;
  readonly packedBytes: number;
  readonly claimedBytes: number;
  /** Unpacks it; null if it exceeds `mostBytes`, has an unknown method or is damaged. */
  readonly read: (mostBytes: number) => Buffer | null;
};

/** The most entries that are read; documents have some hundred parts. */
const MOST_ENTRIES = 5_000;

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const END_64_SIGNATURE = 0x06064b50;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const EXTRA_64 = 1;
/** Placeholders for values in the ZIP64 extra field. */
const IN_64_16 = 0xffff;
const IN_64_32 = 0xffffffff;
/** The flag of a name in UTF-8. */
const IS_UTF8 = 0x0800;
const STORED = 0;
const DEFLATED = 8;

type ListedEntry = Omit<ZipEntry, 'read'> & { readonly at: number; readonly method: number };

/** Thrown if the bytes are not an archive as programs write it. */
class NoArchive extends Error {}

function number64(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at);
  if (value > BigInt(bytes.length)) throw new NoArchive('a length beyond the file');
  return Number(value);
}

/** Finds the directory: its offset and number of entries. */
function findDirectory(bytes: Buffer): { readonly at: number; readonly count: number } {
  const end = bytes.lastIndexOf(END);
  if (end === -1 || end < bytes.length - END_BYTES - LONGEST_COMMENT) throw new NoArchive('no directory');
  const [count, at] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  if (bytes.readUInt16LE(end + 8) !== count) throw new NoArchive('a part of an archive');
  if (count !== IN_64_16 && at !== IN_64_32) return { at, count };
  const locator = end - LOCATOR_BYTES;
  if (locator < 0 || bytes.readUInt32LE(locator) !== LOCATOR_SIGNATURE) return { at, count };
  const end64 = number64(bytes, locator + 8);
  if (bytes.readUInt32LE(end64) !== END_64_SIGNATURE) throw new NoArchive('no directory');
  return { at: number64(bytes, end64 + 48), count: number64(bytes, end64 + 32) };
}

/** Reads 64-bit lengths and offset from the extra field, in the order of the placeholders. */
function resolve64(extra: Buffer, values: readonly number[]): readonly number[] {
  if (!values.includes(IN_64_32)) return values;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== EXTRA_64) continue;
    let next = at + 4;
    return values.map((value) => {
      if (value !== IN_64_32) return value;
      next += 8;
      const resolved = extra.readBigUInt64LE(next - 8);
      return resolved > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(resolved);
    });
  }
  throw new NoArchive('no field of 64 bits');
}

function listEntries(bytes: Buffer): readonly ListedEntry[] {
  const { at: begin, count } = findDirectory(bytes);
  if (count > MOST_ENTRIES) throw new NoArchive('too many entries');
  const entries: ListedEntry[] = [];
  for (let at = begin; entries.length < count; ) {
    if (bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new NoArchive('no entry');
    const nameEnd = at + ENTRY_BYTES + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    if (extraEnd > bytes.length) throw new NoArchive('an entry beyond the file');
    const encoding = (bytes.readUInt16LE(at + 8) & IS_UTF8) === 0 ? 'latin1' : 'utf8';
    const claimed = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const resolved = resolve64(bytes.subarray(nameEnd, extraEnd), claimed);
    const [claimedBytes = 0, packedBytes = 0, offset = 0] = resolved;
    const name = bytes.toString(encoding, at + ENTRY_BYTES, nameEnd);
    entries.push({ name, claimedBytes, packedBytes, at: offset, method: bytes.readUInt16LE(at + 10) });
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** The offset of an entry's data, behind its local header. */
function beginOfData(bytes: Buffer, { at }: ListedEntry): number {
  if (bytes.readUInt32LE(at) !== LOCAL_SIGNATURE) throw new NoArchive('no local header');
  return at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
}

function unpack(packed: Buffer, method: number, mostBytes: number): Buffer | null {
  if (method === STORED) return packed.length <= mostBytes ? packed : null;
  if (method !== DEFLATED) return null;
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes });
  } catch {
    return null;
  }
}

/**
 * Reads an archive's directory without inflating anything; null for a damaged archive, and for duplicate or overlapping
 * entries: the same few bytes behind thousands of names would unpack to any length.
 */
export function readZip(bytes: Buffer): readonly ZipEntry[] | null {
  try {
    const listed = listEntries(bytes);
    if (new Set(listed.map(({ name }) => name)).size < listed.length) return null;
    let end = 0;
    const entries = new Map<ListedEntry, ZipEntry>();
    for (const entry of listed.toSorted((one, other) => one.at - other.at)) {
      const begin = beginOfData(bytes, entry);
      if (entry.at < end || begin + entry.packedBytes > bytes.length) return null;
      end = begin + entry.packedBytes;
      const packed = bytes.subarray(begin, end);
      const { name, packedBytes, claimedBytes, method } = entry;
      const read = (mostBytes: number) => unpack(packed, method, mostBytes);
      entries.set(entry, { name, packedBytes, claimedBytes, read });
    }
    return listed.flatMap((entry) => entries.get(entry) ?? []);
  } catch (error) {
    if (error instanceof NoArchive || error instanceof RangeError) return null;
    throw error;
  }
}
