import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('who learns of messages by a page behind the last one, or by changes that fail, is noted', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'readings-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('kit/audit/testing/readings.ts', dataDir)).toEqual([
    [200, []],
    [200, []],
    [400, []],
    [
      ['counted', 'contact-messages', 'last_name'],
      ['listed', 'contact-messages', '1'],
    ],
  ]);
});
