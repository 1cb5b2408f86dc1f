import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../testing/run-program.ts';

test('a draft of the menu that a colleague saves while a page is put into it is not published, and told', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'menu-endpoints-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('schema/navigation/testing/save-meanwhile.ts', dataDir)).toEqual([
    [409, ['Before']],
    [409, ['After']],
  ]);
});
