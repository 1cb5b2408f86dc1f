import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a page is titled with its document, and opens where this can’t be read', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'page-titles-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('kit/admin/testing/page-titles.ts', dataDir)).toEqual([
    {
      'collections/posts/1?locale=de': 'Leuchte',
      // The page itself says that there is no such document.
      [`collections/posts/${'9'.repeat(400)}?locale=en`]: null,
    },
  ]);
});
