import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '#cms/schema/testing/run-program.ts';
import { elsewhereSchema } from './protocol.ts';

test('a form is told which texts were changed in the other language since its version, at any depth', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'changed-elsewhere-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const told = v.parse(v.array(elsewhereSchema), runProgram('kit/concurrent/testing/changed-elsewhere.ts', dataDir));
  const card = 'sections.section.card_components.card.title';
  expect(told.map((changes) => changes.map(({ place }) => place))).toEqual([
    [],
    // Autosave has overwritten that version, so the one before it is compared.
    ['title', card],
    [],
    // No version of that time is kept: any text may have been changed.
    ['title', 'sections.section.main_title', card],
    // The card has changed once more, the title hasn't.
    ['title', card],
    ['menu.group.label', 'menu.group.columns.column.title'],
    [],
  ]);
  const digestsOf = (place: string) =>
    new Set(told.flatMap((all) => all.flatMap((one) => (one.place === place ? one.digest : []))));
  expect([digestsOf('title').size, digestsOf(card).size]).toEqual([1, 2]);
});
