import { expect, test } from 'vitest';
import { backoffAfter, isLastTry, RETRIES } from './retries.ts';

const HOUR_MS = 3_600_000;

test('tries are a minute apart at first, six hours at most, and go on for three days', () => {
  const delays = Array.from({ length: RETRIES }, (_, failures) => backoffAfter(failures));
  expect(delays[0]).toBe(60_000);
  expect(delays[1]).toBe(120_000);
  expect(Math.max(...delays)).toBe(6 * HOUR_MS);
  const all = delays.reduce((sum, delay) => sum + delay, 0);
  expect(all).toBeGreaterThanOrEqual(72 * HOUR_MS);
  expect(all).toBeLessThan(78 * HOUR_MS);
});

test.each([
  [null, false],
  [0, false],
  [RETRIES - 1, false],
  [RETRIES, true],
])('after %s tries the next is the last: %s', (totalTried, isLast) => {
  expect(isLastTry({ totalTried })).toBe(isLast);
});
