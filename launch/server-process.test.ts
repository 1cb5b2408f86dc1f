import { expect, test } from 'vitest';
import { pauseAfter } from './server-process.ts';

test('a server that starts is seen at once, and one that does not is asked a hundred times at most', () => {
  let [waitedMs, times] = [0, 0];
  for (; waitedMs < 60_000; times += 1) waitedMs += pauseAfter(waitedMs);
  expect(times).toBeLessThanOrEqual(100);
  expect(pauseAfter(2_000)).toBeLessThanOrEqual(200);
});
