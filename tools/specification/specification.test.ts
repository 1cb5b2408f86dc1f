import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';
import { SECTIONS } from './sections.ts';
import { PAGE, readPage, withSections } from './specification-page.ts';
import { type NamedTest, projectTests, sectionsOf } from './tests.ts';

const WRITE = 'node tools/specification/write-table.ts';

describe('the requirements of the specification', () => {
  const rows = SECTIONS.flatMap(({ name, requirements }) => requirements.map((row) => ({ section: name, ...row })));
  const proofs = rows.flatMap(({ section, requirement, proofs }) =>
    Object.entries(proofs).flatMap(([file, titles]) => titles.map((title) => ({ section, requirement, file, title }))),
  );
  const tests = projectTests();
  const nameOf = ({ file, title }: NamedTest) => `${file}: ${title}`;
  const named = new Set(tests.map(nameOf));

  test('cover every section that asks for a behaviour', () => {
    expect(SECTIONS.map(({ name }) => name)).toEqual(['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  });

  test('are complete', () => {
    const incomplete = rows.filter(({ requirement, where, proofs }) => {
      const titles = Object.values(proofs);
      const isProven = titles.length > 0 && titles.every(({ length }) => length > 0);
      return requirement.trim() === '' || where.length === 0 || !isProven;
    });
    expect(incomplete).toEqual([]);
  });

  test('stand there once each, with each file and each test once', () => {
    const entries = rows.flatMap(({ section, requirement, where, proofs }) => {
      const titles = Object.entries(proofs).flatMap(([file, titles]) => titles.map((title) => nameOf({ file, title })));
      return ['', ...where, ...titles].map((entry) => `${section} ${requirement}: ${entry}`);
    });
    expect(entries.filter((entry, index) => entries.indexOf(entry) < index)).toEqual([]);
  });

  test('name files that exist', () => {
    const files = rows.flatMap(({ where }) => where);
    expect(files.filter((file) => !existsSync(path.join(folders.root, file)))).toEqual([]);
  });

  test('name tests that exist and that name the section', () => {
    const wrong = proofs
      .filter((proof) => !named.has(nameOf(proof)) || !sectionsOf(proof.title).includes(proof.section))
      .map((proof) => `${proof.section} ${proof.requirement}: ${nameOf(proof)}`);
    expect(wrong).toEqual([]);
  });

  test('have every test that names a section', () => {
    const cited = new Set(proofs.map((proof) => `${proof.section} ${nameOf(proof)}`));
    const missing = tests.flatMap((found) =>
      sectionsOf(found.title)
        .map((section) => `${section} ${nameOf(found)}`)
        .filter((proof) => !cited.has(proof)),
    );
    expect(missing).toEqual([]);
  });

  test(`stand in ${PAGE} as they are here`, () => {
    const page = readPage();
    expect(page, `${PAGE} is out of date: ${WRITE}`).toBe(withSections(page, SECTIONS));
  });

  test('a test names its sections at the start of its title', () => {
    expect(tests.filter(({ title }) => title.replace(/^(?:§[2-9] )+/, '').includes('§')).map(nameOf)).toEqual([]);
  });
});
