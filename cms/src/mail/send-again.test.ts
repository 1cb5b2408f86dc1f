import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('each delivery that is sent again stands in the audit log, and one account sends thirty at once', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'send-again-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('mail/testing/send-again.ts', dataDir)).toEqual([
    [...Array.from({ length: 30 }, () => 200), 429],
    ['sent_again payload-jobs/1', 30],
  ]);
});
