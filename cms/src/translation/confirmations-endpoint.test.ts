import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a text is said to be right only by who may write it', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'confirmations-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('translation/testing/confirm.ts', dataDir)).toEqual([
    [403, 1],
    [200, 0],
  ]);
});

test('a text that is confirmed while its form saves stays confirmed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'confirmations-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('translation/testing/confirm-while-saving.ts', dataDir)).toEqual([Array(20).fill(0)]);
});
