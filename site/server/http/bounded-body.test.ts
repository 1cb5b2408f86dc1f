import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../testing/test-server.ts';
import { AnswerTooLong, readBounded } from './bounded-body.ts';

/** Reads at most a thousand bytes of a server's answer. */
async function readFrom(answer: RequestListener): Promise<Buffer> {
  const here = await serve(answer);
  onTestFinished(here.close);
  const { body } = await fetch(here.url);
  return readBounded(body, 1_000);
}

it('reads a body that is as long as it may be', async () => {
  expect(await readFrom((_request, response) => response.end('a'.repeat(1_000)))).toHaveLength(1_000);
});

it('gives up a body that is short as it is sent and long when it is unpacked', async () => {
  const packed = gzipSync('a'.repeat(100_000));
  expect(packed.length).toBeLessThan(1_000);
  const reading = readFrom((_request, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed));
  await expect(reading).rejects.toThrow(AnswerTooLong);
});

it('hangs up on a body that never ends', async () => {
  const { promise: hungUp, resolve } = Promise.withResolvers<void>();
  const reading = readFrom((_request, response) => {
    response.once('close', resolve).write('a'.repeat(1_001));
  });
  await expect(reading).rejects.toThrow(AnswerTooLong);
  await hungUp;
});
