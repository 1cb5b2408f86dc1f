import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';

test('a form is told which texts were changed in the other language since its version, at any depth', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'changed-elsewhere-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  expect(runProgram('kit/concurrent/testing/changed-elsewhere.ts', dataDir)).toEqual([
    [],
    // Autosave has overwritten that version, so the one before it is compared.
    ['title', 'sections.section.card_components.card.title'],
    [],
    // No version of that time is kept: any text may have been changed.
    null,
    ['menu.group.label', 'menu.group.columns.column.title'],
    [],
  ]);
});
