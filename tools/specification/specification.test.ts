import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';
import { readTable, TABLE } from './table.ts';
import { projectTests, sectionsOf } from './tests.ts';

describe(`the table of requirements, ${TABLE}`, () => {
  const rows = readTable();
  const tests = projectTests();
  const nameOf = ({ file, title }: { readonly file: string; readonly title: string }) => `${file}: ${title}`;
  const named = new Set(tests.map(nameOf));

  test('covers every section that asks for a behaviour', () => {
    const sections = [...new Set(rows.map(({ section }) => section))].toSorted();
    expect(sections).toEqual(['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  });

  test('has no empty cell and no line that can not be read', () => {
    const incomplete = rows.filter(
      ({ requirement, where, proofs }) => requirement === '' || where.length === 0 || proofs.length === 0,
    );
    expect(incomplete).toEqual([]);
  });

  test('names files that exist', () => {
    const files = rows.flatMap(({ where }) => where.map(({ file }) => file));
    expect(files.filter((file) => !existsSync(path.join(folders.root, file)))).toEqual([]);
  });

  test('names tests that exist and that name the section', () => {
    const wrong = rows.flatMap(({ line, section, proofs }) =>
      proofs
        .map(({ text, file }) => ({ file, title: text }))
        .filter((proof) => !named.has(nameOf(proof)) || !sectionsOf(proof.title).includes(section))
        .map((proof) => `${TABLE}:${line}: ${nameOf(proof)}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has every test that names a section', () => {
    const cited = new Set(
      rows.flatMap(({ section, proofs }) => proofs.map(({ text, file }) => `${section} ${file}: ${text}`)),
    );
    const missing = tests.flatMap((found) =>
      sectionsOf(found.title)
        .map((section) => `${section} ${nameOf(found)}`)
        .filter((proof) => !cited.has(proof)),
    );
    expect(missing).toEqual([]);
  });

  test('a test names its sections at the start of its title', () => {
    expect(tests.filter(({ title }) => title.replace(/^(?:§[2-9] )+/, '').includes('§')).map(nameOf)).toEqual([]);
  });
});
