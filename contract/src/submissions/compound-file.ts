/**
 * The signature of compound files, the containers of Office before 2007 and of today's files with a password (MS-CFB).
 */
export const COMPOUND_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The bytes of a stream that are read. */
const BEGINNING_BYTES = 64;
const ENTRY_BYTES = 128;
/** Sector numbers from here on are special: end of chain, or free. */
const NO_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
/** The number of allocation-table sectors listed in the header. */
const NAMED_IN_HEADER = 109;
/** Smaller streams are stored together in the root's stream. */
const SMALL_STREAM_BYTES = 4096;
const SMALL_SECTOR_BYTES = 64;
/** Documents have some hundred entries at most: pictures and embedded objects have several each. */
const MOST_ENTRIES = 20_000;

type Entry = {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
};

/** The streams at the root of a compound file, with names in lower case, since names are compared without case. */
export type CompoundFile = {
  readonly names: ReadonlySet<string>;
  /** Reads the start of a stream; empty if it doesn't exist or is out of bounds. */
  readonly beginningOf: (name: string) => Buffer;
};

function entryAt(bytes: Buffer, at: number): Entry {
  const length = Math.min(64, bytes.readUInt16LE(at + 64));
  return {
    name: bytes.toString('utf16le', at, at + Math.max(0, length - 2)),
    left: bytes.readUInt32LE(at + 68),
    right: bytes.readUInt32LE(at + 72),
    child: bytes.readUInt32LE(at + 76),
    start: bytes.readUInt32LE(at + 116),
    size: bytes.readUInt32LE(at + 120),
  };
}

/** Reads chains of sectors; any read past the end of the file throws a RangeError. */
class Sectors {
  readonly #bytes: Buffer;
  readonly size: number;
  /** The number of sectors in the file, an upper bound of any chain. */
  readonly most: number;
  /** The sectors of the allocation table. */
  readonly #table: number[] = [];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.size = 2 ** bytes.readUInt16LE(30);
    if (this.size !== 512 && this.size !== 4096)
      throw new RangeError('a compound file has sectors of 512 or 4096 bytes');
    this.most = bytes.length / this.size;
    for (let at = 76; at < 76 + 4 * NAMED_IN_HEADER; at += 4) this.#table.push(bytes.readUInt32LE(at));
    const perSector = this.size / 4 - 1;
    let next = bytes.readUInt32LE(68);
    for (let left = this.most; next < NO_SECTOR && left > 0; left -= 1) {
      const at = this.offset(next);
      for (let index = 0; index < perSector; index += 1) this.#table.push(bytes.readUInt32LE(at + 4 * index));
      next = bytes.readUInt32LE(at + 4 * perSector);
    }
  }

  offset(sector: number): number {
    return (sector + 1) * this.size;
  }

  #next(sector: number): number {
    const perSector = this.size / 4;
    const table = this.#table[Math.floor(sector / perSector)] ?? NO_SECTOR;
    return this.#bytes.readUInt32LE(this.offset(table) + 4 * (sector % perSector));
  }

  /** The sectors of a chain, at most `most` and the file's number: a chain may be cyclic. */
  chain(start: number, most: number): readonly number[] {
    const sectors: number[] = [];
    const longest = Math.min(most, this.most);
    for (let sector = start; sector < NO_SECTOR && sectors.length < longest; sector = this.#next(sector))
      sectors.push(sector);
    return sectors;
  }
}

/** The root's entries, which form a tree of siblings. */
function siblings(entries: readonly Entry[], top: number): readonly Entry[] {
  const found = new Set<Entry>();
  const waiting = [top];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = at === NO_ENTRY ? undefined : entries[at];
    if (entry === undefined || found.has(entry)) continue;
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found];
}

/** The offset of a stream, which may be among the small ones. */
function offsetOf({ start, size }: Entry, root: Entry, sectors: Sectors): number {
  if (size >= SMALL_STREAM_BYTES) return sectors.offset(start);
  const at = start * SMALL_SECTOR_BYTES;
  const index = Math.floor(at / sectors.size);
  if (index >= sectors.most) return sectors.offset(NO_SECTOR);
  return sectors.offset(sectors.chain(root.start, index + 1)[index] ?? NO_SECTOR) + (at % sectors.size);
}

/** Runs `read`; returns `otherwise` if it reads past the end of the file. */
function requireWithin<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
}

/** Parses the root of a compound file; null if it is damaged. */
export function readCompoundFile(bytes: Buffer): CompoundFile | null {
  return requireWithin(() => {
    const sectors = new Sectors(bytes);
    const perSector = sectors.size / ENTRY_BYTES;
    const directory = sectors.chain(bytes.readUInt32LE(48), MOST_ENTRIES / perSector);
    const entries = directory.flatMap((sector) =>
      Array.from({ length: perSector }, (_, index) => entryAt(bytes, sectors.offset(sector) + index * ENTRY_BYTES)),
    );
    const root = entries[0];
    if (root === undefined) return null;
    const streams = new Map(siblings(entries, root.child).map((entry) => [entry.name.toLowerCase(), entry]));
    return {
      names: new Set(streams.keys()),
      beginningOf: (name: string) => {
        const entry = streams.get(name);
        const offset = entry && requireWithin(() => offsetOf(entry, root, sectors), bytes.length);
        return offset === undefined ? bytes.subarray(0, 0) : bytes.subarray(offset, offset + BEGINNING_BYTES);
      },
    };
  }, null);
}
