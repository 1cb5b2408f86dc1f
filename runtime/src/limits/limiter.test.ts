import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

test('a burst passes, then one per interval, each sender for itself', () => {
  let time = 0;
  const { secondsToWait } = createLimiter({ burst: 2, intervalMs: 10_000, capacity: 10, now: () => time });
  expect([secondsToWait('a'), secondsToWait('a')]).toEqual([0, 0]);
  expect(secondsToWait('a')).toBe(10);
  expect(secondsToWait('b')).toBe(0);
  time = 4_000;
  expect(secondsToWait('a')).toBe(6);
  time = 10_000;
  expect(secondsToWait('a')).toBe(0);
  expect(secondsToWait('a')).toBe(10);
});

test('the sender seen least lately is forgotten first', () => {
  const { secondsToWait } = createLimiter({ burst: 1, intervalMs: 1000, capacity: 2, now: () => 0 });
  for (const sender of ['a', 'b', 'c']) secondsToWait(sender);
  expect(secondsToWait('c')).toBe(1);
  expect(secondsToWait('a')).toBe(0);
});

test('what is taken back has not counted, and never makes more than the burst', () => {
  const { secondsToWait, takeBack } = createLimiter({ burst: 1, intervalMs: 1000, capacity: 2, now: () => 0 });
  secondsToWait('a');
  takeBack('a');
  takeBack('a');
  expect([secondsToWait('a'), secondsToWait('a')]).toEqual([0, 1]);
});

test('a sender seen again is not the oldest, and as many are remembered as the capacity says', () => {
  const { secondsToWait } = createLimiter({ burst: 1, intervalMs: 1000, capacity: 2, now: () => 0 });
  for (const sender of ['a', 'b', 'a', 'c']) secondsToWait(sender);
  expect([secondsToWait('a'), secondsToWait('b')]).toEqual([1, 0]);
  const both = createLimiter({ burst: 1, intervalMs: 1000, capacity: 2, now: () => 0 });
  for (const sender of ['a', 'b']) both.secondsToWait(sender);
  expect(both.secondsToWait('a')).toBe(1);
});

test('taking back gives one of several, and nothing to who never came', () => {
  const { secondsToWait, takeBack } = createLimiter({ burst: 3, intervalMs: 1000, capacity: 2, now: () => 0 });
  for (let at = 0; at < 3; at += 1) secondsToWait('a');
  takeBack('a');
  takeBack('b');
  expect([secondsToWait('a'), secondsToWait('a')]).toEqual([0, 1]);
});

test('what others have taken too is known from when it was told, and comes back with time', () => {
  let time = 0;
  const { secondsToWait, atMost } = createLimiter({ burst: 3, intervalMs: 1000, capacity: 2, now: () => time });
  secondsToWait('a');
  time = 500;
  atMost('a', 0.5);
  expect(secondsToWait('a')).toBe(1);
  time = 1_000;
  expect([secondsToWait('a'), secondsToWait('a')]).toEqual([0, 1]);
  atMost('a', 3);
  expect(secondsToWait('a')).toBe(1);
  atMost('b', 0);
  expect(secondsToWait('b')).toBe(0);
});
