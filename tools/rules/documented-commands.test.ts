/** Compares the commands in the documentation with the existing ones. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DATA_COMMANDS } from '../../launch/data-commands.ts';
import { folders } from '../../launch/folders.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: folders.root })].map((file) => ({
  file,
  text: readFileSync(path.join(folders.root, file), 'utf8'),
}));
/** Command lines for the reader to type. */
const typed = documents.flatMap(({ file, text }) =>
  text.split('\n').flatMap((line) => (line.startsWith('    ') ? [`${file}: ${line.trim()}`] : [])),
);

test('every npm script that is named is there', () => {
  const scripts = ['', 'cms', 'site'].flatMap((workspace) => {
    const text = readFileSync(path.join(folders.root, workspace, 'package.json'), 'utf8');
    return Object.keys(
      v.parse(v.looseObject({ scripts: v.optional(v.record(v.string(), v.string()), {}) }), JSON.parse(text)).scripts,
    );
  });
  const named = documents.flatMap(({ text }) =>
    Array.from(text.matchAll(/npm run ([a-z][\w:-]*)/g), ([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((name) => !scripts.includes(name))).toEqual([]);
});

test('every command with the unit’s settings is there', () => {
  const known = ['setup', 'status', ...Object.keys(DATA_COMMANDS)];
  const named = typed.flatMap(
    (line) => assignedAway(line).match(/(?:sudo |\/usr\/local\/bin\/)kontorwerk ([a-z-]+)/)?.[1] ?? [],
  );
  expect(named).toEqual(expect.arrayContaining(['backup', 'restore', 'import', 'export', 'move-database', 'setup']));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

/** Returns a line without the variable assignments before its command. */
function assignedAway(line: string): string {
  return line.replace(/ [A-Z][A-Z\d_]*=\S*/g, '');
}

test('no line reads the data of an installation without all of its settings', () => {
  const others = Object.keys(DATA_COMMANDS).join('|');
  const partial = new RegExp(`sudo -u \\S+ .*(?:npm run|packaged\\.ts) (?:-- )?(?:${others})`);
  expect(typed.filter((line) => partial.test(line))).toEqual([]);
});
