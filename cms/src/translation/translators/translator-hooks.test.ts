import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('what a translator renames is led to from its old address', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'translators-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const [told] = runProgram('translation/translators/testing/rename.ts', dataDir);
  expect(told).toEqual([200, 2]);
});

test('a translator is told before publishing what waits for an editor, and the editor is not', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'translators-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('translation/translators/testing/check-publishing.ts', dataDir)).toEqual([
    null,
    expect.stringContaining('choose German'),
    expect.stringContaining('An editor’s changes wait here: Name.'),
    null,
  ]);
});

test('a translator takes nothing off the site, however it is asked for', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'translators-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = runProgram('translation/translators/testing/off-site.ts', dataDir);
  const refused = [403, expect.stringContaining('nor take anything off the site')];
  expect(told).toEqual([
    ...Array.from({ length: 3 }, () => refused),
    // Of several pages each is refused by its name.
    ...Array.from({ length: 2 }, () => [400, expect.stringMatching(/^“.+”: .*nor take anything off the site/)]),
    ...Array.from({ length: 2 }, () => refused),
    [403, expect.stringContaining('choose German')],
    [200, ''],
    [200, ''],
    ['published', 'Lampen', 'published'],
  ]);
});
