import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('too many redirects are refused, and a fault of our own is no such refusal; neither stores any', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'import-endpoint-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('addresses/redirects/csv/testing/import-failing.ts', dataDir)).toEqual([
    [409, 0],
    ['RangeError: Invalid time value', 0],
    [200, 1],
  ]);
});
