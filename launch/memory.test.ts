import { expect, test } from 'vitest';
import { swapIn, tooLittleToBuild, usableMemory } from './memory.ts';

test.each([
  [1_000_000_000, false],
  [1_950_000_000, true],
  [8_000_000_000, true],
])('%d bytes of memory and swap: enough to build is %s', (bytes, isEnough) => {
  const told = tooLittleToBuild(bytes);
  expect(told === null).toBe(isEnough);
  if (told !== null) expect(told).toMatch(/There are 1\.0 GB .*Building takes 2\.0 GB .*npm run pack/);
});

test('swap counts, and this machine has some memory', () => {
  expect(swapIn('MemTotal:  1 kB\nSwapTotal:       1048576 kB\n')).toBe(2 ** 30);
  expect(swapIn('')).toBe(0);
  expect(usableMemory()).toBeGreaterThan(100_000_000);
});
