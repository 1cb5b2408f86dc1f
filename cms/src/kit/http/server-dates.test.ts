import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('an import sets the dates of documents, and no client does', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-dates-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = runProgram('kit/http/testing/server-dates.ts', dataDir);
  const [imported, ...sent] = told;
  expect(imported).toEqual([true, true]);
  expect(sent).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
});
