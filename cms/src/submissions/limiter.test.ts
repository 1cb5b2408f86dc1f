import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

test('a burst passes, then one per interval, each sender for itself', () => {
  let time = 0;
  const limiter = createLimiter({ burst: 2, intervalMs: 10_000, capacity: 10, now: () => time });
  expect([limiter('a'), limiter('a')]).toEqual([0, 0]);
  expect(limiter('a')).toBe(10);
  expect(limiter('b')).toBe(0);
  time = 4_000;
  expect(limiter('a')).toBe(6);
  time = 10_000;
  expect(limiter('a')).toBe(0);
  expect(limiter('a')).toBe(10);
});

test('the sender seen least lately is forgotten first', () => {
  const limiter = createLimiter({ burst: 1, intervalMs: 1000, capacity: 2, now: () => 0 });
  for (const sender of ['a', 'b', 'c']) limiter(sender);
  expect(limiter('c')).toBe(1);
  expect(limiter('a')).toBe(0);
});
