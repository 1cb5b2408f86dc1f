import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('of what two imports bring at the same moment under one address, one is stored', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'import-at-once-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const titles = [1, 2, 3, 4, 5].map((number) => `Twice ${number}`);
  expect(runProgram('commands/importing/testing/import-concurrently.ts', dataDir)).toEqual([titles]);
});

test('a page that an editor changes during an import is not written once more', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'edit-during-import-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('commands/importing/testing/edit-during-import.ts', dataDir)).toEqual([
    [
      [false, 'Edited'],
      [true, 'Second'],
    ],
  ]);
});
