import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a page is titled in its editor’s language, in the trash too, and never with an applicant’s file', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'page-titles-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('kit/admin/testing/page-titles.ts', dataDir)).toEqual([
    {
      'collections/posts/1': 'Lamp',
      'collections/posts/1/versions': 'Leuchte',
      'collections/posts/1?locale=en': 'Lamp',
      'collections/posts/trash/2': 'Stuhl',
      'collections/posts/2': null,
      // The page itself says that there is no such document.
      [`collections/posts/${'9'.repeat(400)}`]: null,
      'collections/resumes/1': null,
    },
  ]);
});
