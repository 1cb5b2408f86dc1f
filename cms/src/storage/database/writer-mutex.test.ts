import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMutex } from './writer-mutex.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one after the other, in the order of asking', async () => {
  const lock = createMutex();
  const order: string[] = [];
  const first = await lock.acquire(1000);
  const second = lock.acquire(1000).then((release) => {
    order.push('second');
    release?.();
  });
  const third = lock.acquire(1000).then((release) => {
    order.push('third');
    release?.();
  });
  order.push('first');
  first?.();
  await Promise.all([second, third]);
  expect(order).toEqual(['first', 'second', 'third']);
});

test('who loses patience is not let in later, and nobody waits for them', async () => {
  const lock = createMutex();
  const release = await lock.acquire(1000);
  const impatient = lock.acquire(10);
  await vi.advanceTimersByTimeAsync(10);
  expect(await impatient).toBeNull();
  release?.();
  expect(await lock.acquire(10)).not.toBeNull();
});

test('giving back twice lets only one in', async () => {
  const lock = createMutex();
  const release = await lock.acquire(1000);
  const second = lock.acquire(1000);
  const third = lock.acquire(10);
  release?.();
  release?.();
  expect(await second).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10);
  expect(await third).toBeNull();
});
