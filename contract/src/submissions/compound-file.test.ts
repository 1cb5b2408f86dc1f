import { expect, test } from 'vitest';
import { COMPOUND_SIGNATURE, readCompoundFile } from './compound-file.ts';

const SECTOR = 512;
const CHILD = 76;
const START = 116;
const SIZE = 120;
/** The number of no sector, and of no entry. */
const NONE = 0xffffffff;

/**
 * A file with a table, a directory and one sector of small streams, followed by sector `next`; the stream begins at
 * `start`.
 */
function fileOf({ next, start }: { readonly next: number; readonly start: number }): Buffer {
  const bytes = Buffer.alloc(5 * SECTOR);
  COMPOUND_SIGNATURE.copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(NONE, 68);
  bytes.fill(0xff, 76, SECTOR);
  bytes.writeUInt32LE(0, 76);
  for (const [at, sector] of [NONE, NONE, next, NONE].entries()) bytes.writeUInt32LE(sector, SECTOR + 4 * at);
  for (const [at, name] of ['Root Entry', 'A'].entries()) {
    const entry = 2 * SECTOR + 128 * at;
    bytes.write(name, entry, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, entry + 64);
    bytes.fill(0xff, entry + 68, entry + CHILD + 4);
  }
  const [root, stream] = [2 * SECTOR, 2 * SECTOR + 128];
  bytes.writeUInt32LE(1, root + CHILD);
  bytes.writeUInt32LE(2, root + START);
  bytes.writeUInt32LE(start, stream + START);
  bytes.writeUInt32LE(64, stream + SIZE);
  bytes.fill('a', 3 * SECTOR, 4 * SECTOR);
  return bytes;
}

test('a small stream is found in the sectors of the root', () => {
  const file = readCompoundFile(fileOf({ next: NONE, start: 1 }));
  expect(file?.names).toEqual(new Set(['a']));
  expect(file?.beginningOf('a').toString()).toBe('a'.repeat(64));
});

test('a stream far behind the end, in sectors that lead in a circle, is empty at once', () => {
  const before = performance.now();
  const file = readCompoundFile(fileOf({ next: 2, start: 0x3f_ff_ff_ff }));
  expect(file?.beginningOf('a')).toHaveLength(0);
  expect(performance.now() - before).toBeLessThan(500);
});
