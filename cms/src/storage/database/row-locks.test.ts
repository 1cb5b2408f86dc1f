import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a job that a runner has begun is left to it, and counts of translations are written whole or not at all', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-lock-job-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('storage/database/testing/lock-jobs.ts', dataDir)).toEqual([
    ['waits', true],
    ['runs', false],
    ['still runs', true],
    ['gone', false],
    ['version fails', 'refused', true],
    ['all is well', 70],
  ]);
});
