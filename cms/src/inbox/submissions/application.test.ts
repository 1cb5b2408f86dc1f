import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('an application is stored with its resume, or neither, whenever the database fails', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'applications-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('inbox/submissions/testing/interrupt.ts', dataDir)).toEqual([
    ['all is well', 'taken', 1, 1],
    ['the same again', 'taken', 1, 1],
    ['fails after the commit', 'taken', 2, 2],
    ['fails before the commit', 'refused', 2, 2],
  ]);
});
