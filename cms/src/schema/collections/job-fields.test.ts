import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../testing/run-program.ts';

test('since when a position is online no editor says; an import does', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'job-posted-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('schema/collections/testing/post-job.ts', dataDir)).toEqual([
    [null, null, '2020-01-01T12:00:00.000Z'],
  ]);
});
