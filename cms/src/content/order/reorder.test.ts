import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a row is moved in the list and on the site, and nothing else of it changes, whatever drafts it has', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reorder-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('content/order/testing/reorder-drafts.ts', dataDir)).toEqual([
    200,
    [
      [1, 0, 2],
      ['Second', 'First', 'Third'],
      ['Second', 'First draft', 'Third'],
    ],
    true,
    [400, 400, 400, 400, 404, 404, 403, 403],
    ['Second', 'First', 'Third'],
  ]);
});
