import { expect, it } from 'vitest';
import { until } from '../testing/until.ts';
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

/** Follows a backend that answers as it is told, and then not at all; tells when each attempt was made. */
function follow(answers: readonly (() => Response)[], delays = { firstMs: 10, longestMs: 5_000 }) {
  const attempts: number[] = [];
  const changed: string[] = [];
  const lines: string[] = [];
  const ending = new AbortController();
  const request = async () => {
    attempts.push(Date.now());
    const answer = answers[attempts.length - 1];
    if (!answer) throw new Error('away');
    return answer();
  };
  const done = followChanges({
    backend: { url: 'http://backend.example', token: 't', timeoutMs: 1_000, fetch: request },
    delays: { ...delays, withoutStreamMs: 5_000 },
    log: (line) => lines.push(line),
    signal: ending.signal,
    onOpen: () => {},
    onClosed: () => {},
    onChanged: async ({ page_key, language, endpoint_call }) => {
      changed.push(`${page_key}/${language} ${endpoint_call}`);
    },
  });
  return {
    attempts,
    changed,
    lines,
    stop: () => {
      ending.abort();
      return done;
    },
  };
}

const away = () => {
  throw new Error('away');
};

it('reads changes however they are cut, and drops what it can not read', async () => {
  const text = `retry: 1000\n\n: hello\n\nevent: changed\r\ndata: {"page_key":"homepage",\r\ndata: "language":"de","endpoint_call":"2"}\r\n\r\nevent: changed\ndata: {}\n\nevent: other\ndata: x\n\nevent: changed\ndata: unfinished`;
  const { changed, lines, attempts, stop } = follow([() => streamOf([text]), () => streamOf([...text])]);
  await until(() => attempts.length > 2);
  await stop();
  expect(changed).toEqual(['homepage/de 2', 'homepage/de 2']);
  expect(lines.filter((line) => line.includes('unreadable event dropped')).length).toBe(2);
});

it('gives up on a message that never ends', async () => {
  const { lines, attempts, stop } = follow([() => streamOf(['data: ', 'x'.repeat(200_000), 'x'])]);
  await until(() => attempts.length > 1);
  await stop();
  expect(lines[0]).toMatch(/^change stream: .*exceed/i);
});

it('waits longer from attempt to attempt, and no longer than at first after a stream was open', async () => {
  const outage = Array<() => Response>(6).fill(away);
  const { attempts, stop } = follow([...outage, () => streamOf([''])]);
  await until(() => attempts.length > 7, 10_000);
  await stop();
  const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  expect(waits[5]).toBeGreaterThanOrEqual(315);
  expect(waits[6]).toBeLessThan(300);
});
