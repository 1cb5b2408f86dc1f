import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';
import { cellsOf, linksIn } from './markdown-table.ts';
import { projectTests } from './tests.ts';

const TRUST = 'docs/trust.md';

/** OWASP ASVS 5.0: the requirements of level 1, by section. */
const LEVEL_1: Readonly<Record<string, readonly number[]>> = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
};

describe(`the promises, ${TRUST}`, () => {
  const lines = readFileSync(path.join(folders.root, TRUST), 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('|') && !/^\|[\s|-]*$/.test(line)).map(cellsOf);
  /** Each requirement with its cells; a row may hold several, such as “9.1.1, 9.1.2”. */
  const requirements = rows
    .filter(([numbers = '']) => /^\d+\.\d+\.\d+(?:, |$)/.test(numbers))
    .flatMap(([numbers = '', ...cells]) => numbers.split(', ').map((number) => [number, ...cells]));
  const promises = rows.filter((cells) => cells.length === 2 && cells[0] !== 'promise');

  test('link to files that exist, and to tests that test something', () => {
    const files = linksIn(lines.join('\n')).map(({ file }) => file);
    expect(files.filter((file) => !existsSync(path.join(folders.root, file)))).toEqual([]);
    const withTests = new Set(projectTests().map(({ file }) => file));
    const tests = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter((file) => !withTests.has(file))).toEqual([]);
  });

  test('each name a test', () => {
    expect(promises.length).toBeGreaterThan(20);
    expect(
      promises
        .filter(([, proof = '']) => !linksIn(proof).some(({ file }) => /\.(?:test|spec)\./.test(file)))
        .map(String),
    ).toEqual([]);
  });

  test('take up every requirement of the list, once and in its order', () => {
    const all = Object.entries(LEVEL_1).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    expect(all).toHaveLength(70);
    expect(requirements.map(([number]) => number)).toEqual(all);
  });

  test('say of each requirement how it stands and why, and take up again what is not met', () => {
    const states = ['met', 'in part', 'not met', 'does not apply', "the operator's"];
    for (const [number, asked = '', state = '', why = ''] of requirements) {
      expect(states, number).toContain(state);
      expect([asked, why].includes(''), number).toBe(false);
    }
    const open = lines.slice(lines.indexOf('## Not covered')).join('\n');
    const missing = requirements
      .filter(([, , state]) => state === 'in part' || state === 'not met')
      .map(([number = '']) => number);
    expect(missing.filter((number) => !open.includes(`**${number}**`))).toEqual([]);
  });
});
