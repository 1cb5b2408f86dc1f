import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logInto } from '../testing/log-into.ts';
import type { HandOver } from './hand-over.ts';
import { createSpoolWorker } from './spool-worker.ts';

const MINUTE = 60_000;

/** A worker that has one submission to hand over. */
function setUp(handOver: HandOver) {
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
  const names = new Set(['waiting']);
  const spool = {
    names: () => [...names],
    read: async (name: string) => ({ file: name, head }),
    remove: async (name: string) => void names.delete(name),
    refuse: async (name: string) => void names.delete(name),
  };
  return createSpoolWorker({ spool, handOver, headersOf: () => ({}), log: logInto([]) });
}

test.each([
  ['120', 2],
  // More than a timer can wait for.
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
