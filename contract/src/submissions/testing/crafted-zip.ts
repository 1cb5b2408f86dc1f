import { deflateRawSync } from 'node:zlib';

/** An entry of a directory, true or not. */
export type CraftedEntry = {
  readonly name: string;
  /** The offset of its local header; other entries may share it. */
  readonly at: number;
  readonly packedBytes: number;
  readonly claimedBytes: number;
};

/** A local header with its data, for directories to list once or often. */
export function localEntry(name: string, packed: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}

/** An archive of deflated entries with an arbitrary directory. */
export function craftedZip(data: Buffer, entries: readonly CraftedEntry[]): Buffer {
  const directory = entries.map(({ name, at, packedBytes, claimedBytes }) => {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packedBytes, 20);
    entry.writeUInt32LE(claimedBytes, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(data.length, 16);
  return Buffer.concat([data, listed, end]);
}

/** A small "DOCX" whose directory lists one part many times, each time with a false length. */
export function docxOfOnePart(times: number, plainBytes: number, name = '[Content_Types].xml'): Buffer {
  const packed = deflateRawSync(Buffer.alloc(plainBytes));
  const entry = { name, at: 0, packedBytes: packed.length, claimedBytes: 600 };
  return craftedZip(
    localEntry(name, packed),
    Array.from({ length: times }, () => entry),
  );
}
