import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';
import { COMMAND, PAGE, settingsPage } from './settings-page.ts';

const described = v.pipe(v.optional(v.string(), 'on'), v.description('Does something'));

/** Returns the rows of a page, without the head of the table. */
function rowsOf(page: string): readonly string[] {
  return page.split('\n').filter((line) => line.startsWith('| `'));
}

test('the page of settings says what their schemas do', () => {
  const written = readFileSync(path.join(folders.root, PAGE), 'utf8');
  expect(written, `${PAGE} isn't what the schemas say: run ${COMMAND}`).toBe(settingsPage());
});

test('a default is the schema’s, unless the entry documents another one', () => {
  const schema = {
    A: described,
    B: v.pipe(v.optional(v.string()), v.description('Does nothing')),
    C: v.pipe(described, v.metadata({ default: 'that of `A`' })),
  };
  expect(rowsOf(settingsPage([schema]))).toEqual([
    '| `A` | `on` | Does something |',
    '| `B` | none | Does nothing |',
    '| `C` | that of `A` | Does something |',
  ]);
});

test('a setting of two programs stands once, and a program’s own ones behind those before them', () => {
  const read = v.optional(v.string());
  const page = settingsPage([
    { A: described, C: described },
    { A: read, B: described, C: read },
    { D: described },
    { A: read, D: described },
  ]);
  expect(rowsOf(page).map((row) => row.slice(3, 4))).toEqual(['A', 'B', 'C', 'D']);
});

test('a setting has exactly one sentence', () => {
  const read = v.optional(v.string());
  expect(() => settingsPage([{ A: read }])).toThrow(
    `A has no v.description in its schema: add one, then run ${COMMAND}`,
  );
  const another = v.pipe(read, v.description('Does something else'));
  expect(() => settingsPage([{ A: described }, { A: another }])).toThrow('A has a v.description in two schemas');
});
