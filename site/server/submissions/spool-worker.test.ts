import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLineLog } from '../testing/line-log.ts';
import type { Deliver } from './delivery.ts';
import { createSpoolWorker } from './spool-worker.ts';
import type { SubmissionHead } from './submission-file.ts';

const MINUTE = 60_000;

/** A worker with submissions to deliver, one unless they are named. */
function setUp(
  deliver: Deliver,
  waiting: readonly string[] = ['waiting'],
  lines: string[] = [],
  isAnswering = async () => true,
) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const head = {
    version: 1,
    path: CONTACT_PATH,
    language: 'en',
    received_at: '2026-01-01T00:00:00.000Z',
    idempotency_key: 'key',
    client_address: '192.0.2.7',
    bytes: 2,
    sha256: '',
  } as const;
  const names = new Set(waiting);
  const spool = {
    names: () => [...names],
    read: async (name: string) => ({ file: name, head: { ...head, idempotency_key: name } }),
    remove: async (name: string) => void names.delete(name),
    refuse: async (name: string) => void names.delete(name),
    abandon: async (name: string) => void names.delete(name),
  };
  const headersOf = ({ idempotency_key }: SubmissionHead) => ({ key: idempotency_key });
  return {
    ...createSpoolWorker({ spool, deliver, headersOf, isAnswering, log: createLineLog(lines) }),
    left: () => [...names],
  };
}

test.each([
  ['120', 2],
  // More than a timer's maximum.
  ['9999999', 10],
])('a backend that asks for a pause of %s seconds is left alone for %i minutes', async (seconds, minutes) => {
  let asked = 0;
  const worker = setUp(async () => {
    asked += 1;
    return { kind: 'answered', status: 429, headers: ['Retry-After', seconds], body: Buffer.from('{}') };
  });
  worker.start();
  await vi.advanceTimersByTimeAsync(minutes * MINUTE - 1);
  worker.added();
  worker.backendAnswers();
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked).toBe(2);
  await worker.stop();
});

test('a silent backend keeps nobody from stopping', async () => {
  let gaveUp = false;
  const worker = setUp(
    ({ signal }) =>
      new Promise((resolve) => {
        signal?.addEventListener('abort', () => {
          gaveUp = true;
          resolve({ kind: 'no-answer', why: 'broken', reason: 'given up' });
        });
      }),
  );
  worker.start();
  await vi.advanceTimersByTimeAsync(1);
  const stopped = worker.stop();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(gaveUp).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await stopped;
});

const answering = (status: number, body: string) =>
  ({ kind: 'answered', status, headers: [], body: Buffer.from(body) }) as const;

test('those that a firewall stops hold up no others, and are tried less and less often', async () => {
  const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const asked: string[] = [];
  const lines: string[] = [];
  const worker = setUp(
    async ({ headers }) => {
      asked.push(String(headers.key));
      return headers.key === 'h' ? answering(200, '{}') : answering(403, '<p>Blocked');
    },
    waiting,
    lines,
  );
  worker.start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worker.left()).toEqual(waiting.slice(0, -1));
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  // Doubling from two seconds on, up to ten minutes.
  expect(asked.filter((name) => name === 'a').length).toBeLessThan(20);
  expect(new Set(waiting.map((name) => Math.min(2, asked.filter((other) => other === name).length)))).toEqual(
    new Set([1, 2]),
  );
  expect(lines.filter((line) => line.includes('it answers 403 with no JSON'))).toHaveLength(1);
  await worker.stop();
});

test('a backend that turns all away is asked a few at a time, and has all of them once it takes them', async () => {
  const waiting = Array.from({ length: 30 }, (_, index) => `submission ${index}`);
  let isBack = false;
  let asked = 0;
  const worker = setUp(async () => {
    asked += 1;
    return isBack ? answering(200, '{"success":true}') : answering(404, '{"code":"rest_no_route","message":""}');
  }, waiting);
  worker.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(5);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(worker.left()).toEqual(waiting);
  isBack = true;
  await vi.advanceTimersByTimeAsync(11 * MINUTE);
  expect(worker.left()).toEqual([]);
  await worker.stop();
});

const NO_ANSWER = { kind: 'no-answer', reason: 'socket hang up' } as const;

test.each([
  ['silent', { ...NO_ANSWER, why: 'silent' } as const],
  ['dead', { ...NO_ANSWER, why: 'broken' } as const],
  ['dead behind a proxy', answering(502, '<p>Bad Gateway')],
])('what leaves the backend %s three times is laid aside, and keeps no others waiting', async (_, silence) => {
  const lines: string[] = [];
  let met = 0;
  const worker = setUp(
    async ({ headers }) => {
      if (headers.key !== 'crafted') return answering(200, '{"success":true}');
      met += 1;
      return silence;
    },
    ['crafted', 'other'],
    lines,
  );
  worker.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([met, worker.left()]).toEqual([1, ['crafted']]);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect([met, worker.left()]).toEqual([3, []]);
  expect(lines.filter((line) => line.includes('crafted met a silent or dying backend 3 times'))).toHaveLength(1);
  await worker.stop();
});

test('a backend that is away, or silent for everybody, met nothing', async () => {
  let state: 'away' | 'silent' | 'back' = 'away';
  const worker = setUp(
    async () => {
      if (state === 'away') return { ...NO_ANSWER, why: 'unreachable' };
      return state === 'silent' ? { ...NO_ANSWER, why: 'silent' } : answering(200, '{"success":true}');
    },
    ['a', 'b'],
    [],
    async () => state === 'back',
  );
  worker.start();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  state = 'silent';
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(worker.left()).toEqual(['a', 'b']);
  state = 'back';
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(worker.left()).toEqual([]);
  await worker.stop();
});
