import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a removed row is recalled in its document until the next day is over, as it was last, and then forgotten', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'removed-rows-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const last = [['b', { id: 'b', blockType: 'Banner', main_title: { en: 'Shops', de: 'Läden' } }]];
  expect(runProgram('kit/rows/testing/remember-rows.ts', dataDir)).toEqual([
    last,
    last,
    // Two days later, and in another document.
    [],
    [],
    // The first day's on the third, the second day's on the fourth.
    [0, 1, 1],
  ]);
});
