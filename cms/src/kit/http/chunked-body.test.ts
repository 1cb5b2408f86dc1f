import { expect, test, vi } from 'vitest';
import { streamChunks } from './chunked-body.ts';

const LONG = 'ä'.repeat(70_000);

async function* texts(...all: readonly string[]) {
  yield* all;
}

async function* failingAfter(...all: readonly string[]): AsyncGenerator<string> {
  yield* all;
  throw new Error('the database is away');
}

test('a small answer is one text', async () => {
  expect(await streamChunks(texts('[', '1', ']'))).toBe('[1]');
  expect(await streamChunks(texts())).toBe('');
});

test('a large one is made as it is taken, and is the same', async () => {
  const body = await streamChunks(texts('[', LONG, ',', LONG, ']'));
  expect(body).toBeInstanceOf(ReadableStream);
  expect(await new Response(body).text()).toBe(`[${LONG},${LONG}]`);
});

test('what fails at the beginning fails before there is an answer, and what fails later breaks it off', async () => {
  await expect(streamChunks(failingAfter('['))).rejects.toThrow('away');
  const body = await streamChunks(failingAfter(LONG, LONG));
  await expect(new Response(body).text()).rejects.toThrow('away');
});

test('nothing more is made for somebody who has gone', async () => {
  const ended = vi.fn();
  async function* endless() {
    try {
      for (;;) yield LONG;
    } finally {
      ended();
    }
  }
  const body = await streamChunks(endless());
  if (typeof body === 'string') throw new Error('it has no end');
  await body.cancel();
  expect(ended).toHaveBeenCalledOnce();
});
