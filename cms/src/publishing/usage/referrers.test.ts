import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('who refers to a document is found by what is kept, also where a draft can’t be read', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'referrers-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const refused = 'refused: This is still in use: Pa';
  expect(runProgram('publishing/usage/testing/refer.ts', dataDir)).toEqual([
    ['shown and drafted', ['pages one'], ['pages one (draft)']],
    ['in a link with a place', ['pages one']],
    ['in German alone', ['pages two']],
    ['in a text', ['pages one', 'posts Linking still']],
    ['of a redirect', ['pages two', 'redirects /old']],
    ['an unreadable draft', ['pages one (draft)'], refused],
    ['and one that nothing refers to', 'deleted'],
    ['many at once', 3, 1],
    ['many into the trash', 1, 2],
    ['nothing any more', [], []],
  ]);
});
