import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('those who have a document open hear of each other until they leave or fall silent, and nothing is kept after', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'presence-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('kit/concurrent/testing/presence.ts', dataDir)).toEqual([
    [],
    ['Ada'],
    ['Ben'],
    // Another page, whose id begins with the same digit.
    ...Array(10).fill([]),
    [],
    // Silent for too long.
    [],
    1,
  ]);
});
