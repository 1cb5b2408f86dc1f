import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { MOST_PREFERENCES } from './preference-limits.ts';

test('preferences are bounded, in size and in number, and strangers are told nothing of what there is', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'preferences-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('kit/access/testing/preferences.ts', dataDir)).toEqual([
    { answers: [413, 413, 413, 200, 200], kept: MOST_PREFERENCES, first: false, last: true },
    { canAccessAdmin: false, collections: {}, globals: {} },
  ]);
});
