import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('of two that are published at the same moment and would have one address, one is stored', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'publish-at-once-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('addresses/testing/publish-concurrently.ts', dataDir)).toEqual([
    ['posts of one title', 1],
    ['pages of one address', 1],
    ['redirects in a circle', 1],
    ['a page, and the one above it taken away', 1],
    ['posts of one title, chosen together', 1],
    ['pages of one address, chosen together', 1],
  ]);
});
