import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('the preview of an editor ends with the session that it was made in', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'live-token-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('publishing/drafts/testing/live-token.ts', dataDir)).toEqual([['gone', 'ended', 'ended', 'ended']]);
});
