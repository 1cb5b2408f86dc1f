import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { BoundedInput } from './bounded-input.ts';

async function passed(...chunks: readonly string[]): Promise<string> {
  const from = new PassThrough();
  const bounded = new BoundedInput(from, 5);
  const all = buffer(bounded);
  for (const chunk of chunks) from.write(chunk);
  from.end();
  bounded.on('data', (piece: Buffer) => piece.includes(3) && bounded.end());
  return (await all).toString();
}

test('of a line that has no end only so much is passed on, and the next one is whole', async () => {
  expect(await passed('aaa', 'a'.repeat(1_000_000), '\rbbbbb\r')).toBe('aaaaa\rbbbbb\r\u0003');
});

test('Ctrl-C passes at any time, and Ctrl-D and the end of the input are one', async () => {
  expect(await passed('a'.repeat(10), '\u0004')).toBe('aaaaa\u0003\u0003');
});
