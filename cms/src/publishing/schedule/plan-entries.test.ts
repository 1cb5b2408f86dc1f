import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('who planned a page or shared its draft is named to colleagues without an address', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'planners-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('publishing/schedule/testing/name-planners.ts', dataDir)).toEqual([
    ['Ada', '#id'],
    ['Ada', '#id', 'Ada'],
  ]);
});
