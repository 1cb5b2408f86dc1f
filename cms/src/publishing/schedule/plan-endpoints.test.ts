import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a page that has German texts alone is planned in its German form, as it is published there', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plan-german-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('publishing/schedule/testing/plan-german.ts', dataDir)).toEqual([
    [400, expect.stringContaining('The English draft can’t be published')],
    [200, ''],
    ['published', ''],
    [200, ''],
    ['draft', ''],
    [200, ''],
    ['draft', expect.stringContaining('The German draft can’t be published as it is. Name')],
  ]);
});
