import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { craftedZip, docxOfOnePart, localEntry } from './testing/crafted-zip.ts';
import { readZip } from './zip-archive.ts';

const packed = deflateRawSync(Buffer.from('Ada'));
const first = localEntry('a', packed);
const second = localEntry('b', packed);
const both = Buffer.concat([first, second]);
const entry = (name: string, at: number, packedBytes = packed.length) => ({ name, at, packedBytes, claimedBytes: 3 });

test('an archive is read part by part', () => {
  const zip = Buffer.from(
    zipSync({ a: Buffer.from('Ada'), b: [Buffer.from('Bob'), { level: 0 }], ä: Buffer.alloc(0) }),
  );
  expect(readZip(zip)?.map(({ name, read }) => [name, read(3)?.toString()])).toEqual([
    ['a', 'Ada'],
    ['b', 'Bob'],
    ['ä', ''],
  ]);
  expect(readZip(zip)?.map(({ read }) => read(2))).toEqual([null, null, Buffer.alloc(0)]);
});

test('lengths may be said in 64 bits', () => {
  const listed = craftedZip(first, [entry('a', 0)]);
  const directory = Buffer.from(listed.subarray(first.length, -22));
  directory.writeUInt32LE(0xffffffff, 20);
  directory.writeUInt32LE(0xffffffff, 24);
  directory.writeUInt16LE(20, 30);
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(3n, 4);
  extra.writeBigUInt64LE(BigInt(packed.length), 12);
  const end64 = Buffer.alloc(56 + 20);
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(1n, 32);
  end64.writeBigUInt64LE(BigInt(first.length), 48);
  end64.writeUInt32LE(0x07064b50, 56);
  end64.writeBigUInt64LE(BigInt(first.length + directory.length + extra.length), 56 + 8);
  const end = Buffer.from(listed.subarray(-22));
  end.fill(0xff, 8, 20);
  const entries = readZip(Buffer.concat([first, directory, extra, end64, end]));
  expect(entries?.map(({ name, packedBytes, read }) => [name, packedBytes, read(3)?.toString()])).toEqual([
    ['a', packed.length, 'Ada'],
  ]);
});

test.each([
  ['that come twice', craftedZip(both, [entry('a', 0), entry('a', first.length)])],
  ['at one place', craftedZip(both, [entry('a', 0), entry('b', 0)])],
  ['in each other', craftedZip(both, [entry('a', 0, packed.length + 1), entry('b', first.length)])],
  ['beyond the file', craftedZip(first, [entry('a', 0, 10_000)])],
  ['without a header', craftedZip(first, [entry('a', 1)])],
  [
    'without number',
    Buffer.from(zipSync(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [at, new Uint8Array()])))),
  ],
])('an archive with entries %s is none', (_, bytes) => {
  expect(readZip(bytes)).toBeNull();
});

test('a small file that would unpack to gigabytes costs no time', () => {
  const start = process.cpuUsage();
  expect(readZip(docxOfOnePart(200, 20_000_000))).toBeNull();
  // Most of the time goes into making the file.
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
});
