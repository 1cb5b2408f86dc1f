import { expect, it } from 'vitest';
import { createLineLog } from '../testing/line-log.ts';
import { followChanges } from './change-stream.ts';

function streamOf(pieces: readonly string[]): Response {
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

function away(): never {
  throw new Error('away');
}

/** Follows a backend that gives these answers, up to the last; returns the waits between the attempts. */
async function follow(answers: readonly (() => Response)[], delays = { firstMs: 10, longestMs: 100 }) {
  const ahead = [...answers];
  const waits: number[] = [];
  const changed: string[] = [];
  const lines: string[] = [];
  const ending = new AbortController();
  const request = async () => {
    const answer = ahead.shift() ?? away;
    return answer();
  };
  await followChanges({
    backend: { backendUrl: 'http://backend.example', token: 't', timeoutMs: 30_000, fetch: request },
    delays: { ...delays, withoutStreamMs: 5_000 },
    log: createLineLog(lines),
    signal: ending.signal,
    onOpen: () => {},
    onClosed: () => {},
    onChanged: async ({ page_key, language, endpoint_call }) => {
      changed.push(`${page_key}/${language} ${endpoint_call}`);
    },
    sleep: async (ms) => {
      waits.push(ms);
      if (ahead.length === 0) ending.abort();
    },
  });
  return { waits, changed, lines };
}

it('reads changes however they are cut, and drops what it can not read', async () => {
  const text = `retry: 1000\n\n: hello\n\nevent: changed\r\ndata: {"page_key":"homepage",\r\ndata: "language":"de","endpoint_call":"2"}\r\n\r\nevent: changed\ndata: {}\n\nevent: other\ndata: x\n\nevent: changed\ndata: unfinished`;
  const { changed, lines } = await follow([() => streamOf([text]), () => streamOf([...text])]);
  expect(changed).toEqual(['homepage/de 2', 'homepage/de 2']);
  expect(lines.filter((line) => line.includes('unreadable event dropped')).length).toBe(2);
});

it('gives up on a message that never ends', async () => {
  const { lines } = await follow([() => streamOf(['data: ', 'x'.repeat(200_000), 'x'])]);
  expect(lines[0]).toMatch(/^change stream: .*exceed/i);
});

it('waits longer from attempt to attempt, and no longer than at first after a stream was open', async () => {
  const { waits } = await follow([...Array<typeof away>(5).fill(away), () => streamOf(['']), away]);
  expect(waits).toEqual([10, 20, 40, 80, 100, 10, 20]);
});

it('asks a backend that has no stream again only after a long time', async () => {
  const { waits } = await follow([() => new Response(null, { status: 404 })]);
  expect(waits).toEqual([5_000]);
});
