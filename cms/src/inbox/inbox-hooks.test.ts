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

test('what was read is noted though the request fails, the log could not be written before, or a name is long', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'readings-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('kit/audit/testing/lasting-readings.ts', dataDir)).toEqual([
    [409, true],
    'The audit log could not be written: opened contact-messages/2 by users/1',
    [409, true],
    [200, true],
    [200, true],
    [200, false],
    [
      ['opened', 'contact-messages/1', ''],
      ['opened', 'contact-messages/2', ''],
      ['list_exported', 'contact-messages', 'csv: 0 rows, by last_name, exists … and 1 more'],
    ],
  ]);
});
