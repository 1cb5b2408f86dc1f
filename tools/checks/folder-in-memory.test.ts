import { existsSync } from 'node:fs';
import os from 'node:os';
import { expect, test } from 'vitest';
import { withFoldersInMemory } from './folder-in-memory.ts';

test('temporary folders are where they were, and what was left in them is gone, once the run has ended', async () => {
  const before = os.tmpdir();
  let within = '';
  const failing = withFoldersInMemory(async () => {
    within = os.tmpdir();
    throw new Error('a run that breaks off');
  });
  await expect(failing).rejects.toThrow('a run that breaks off');
  expect(os.tmpdir()).toBe(before);
  expect(within === before || !existsSync(within)).toBe(true);
});
