import { expect, test } from 'vitest';
import { createJsonScan } from './json-scan.ts';

/** Scans a text byte by byte, so that each boundary of two chunks is tried. */
function scan(json: string): readonly [number, number] {
  const one = createJsonScan();
  for (const byte of Buffer.from(json)) one.write(Uint8Array.of(byte));
  return [one.values(), one.depth()];
}

test.each([
  ['1', 1, 0],
  ['{}', 2, 1],
  ['[1,2,3]', 4, 1],
  ['{"a":[{},{}]}', 6, 3],
  ['{"a,[{":"\\",[{","ü[":"\\\\"}', 3, 1],
])('%s has %i values in %i levels', (json, values, depth) => {
  expect(scan(json)).toEqual([values, depth]);
});

test('it never counts fewer values than there are', () => {
  const value = { a: [1, 'x', null, { b: [[], {}] }, [[[true]]]], c: 'd' };
  let made = 0;
  JSON.parse(JSON.stringify(value), (_key, one) => {
    made += 1;
    return one;
  });
  expect(scan(JSON.stringify(value))[0]).toBeGreaterThanOrEqual(made);
});
