import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('an entry names its document to whoever reads the log, while that exists', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-names-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('kit/audit/testing/name-documents.ts', dataDir)).toEqual([
    ['User #id: Anna Meier', 'User 999', 'Users', 'E-mails'],
    ['User #id', 'User 999', 'Users', 'E-mails'],
  ]);
});
