import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseBusy } from '#cms/base/database-fault.ts';
import { retryWhileBusy } from './busy-retries.ts';
import { createMutex } from './writer-mutex.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE_MS = 60_000;

/** Writes as transactions do: refused when the lock is not free within fifteen seconds. */
async function write(lock: ReturnType<typeof createMutex>): Promise<string> {
  const release = await lock.acquire(15_000);
  if (!release) throw new DatabaseBusy();
  release();
  return 'written';
}

test('writers outlast a transaction that holds the database for minutes', async () => {
  const lock = createMutex();
  const release = await lock.acquire(0);
  const written = Promise.all(Array.from({ length: 20 }, () => retryWhileBusy(() => write(lock))));
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
  release?.();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await written).toEqual(Array.from({ length: 20 }, () => 'written'));
});

test('a database that stays busy is given up in the end', async () => {
  const lock = createMutex();
  await lock.acquire(0);
  const refused = expect(retryWhileBusy(() => write(lock))).rejects.toThrow(DatabaseBusy);
  await vi.advanceTimersByTimeAsync(11 * MINUTE_MS);
  await refused;
});

test('any other failure is thrown at once', async () => {
  const work = vi.fn(() => Promise.reject(new Error('database disk image is malformed')));
  await expect(retryWhileBusy(work)).rejects.toThrow('malformed');
  expect(work).toHaveBeenCalledTimes(1);
});
