/** Compares the commands in the documentation with the existing ones. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DATA_COMMANDS } from '../../launch/data-commands.ts';
import { folders } from '../../launch/folders.ts';
import { TRIALS } from '../trials/trials.ts';

const read = (file: string) => readFileSync(path.join(folders.root, file), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,bench}/**/*.md', { cwd: folders.root })].map(
  (file) => ({ file, text: read(file) }),
);
/** The files whose comments name commands. */
const sources = globSync('{launch,tools,e2e,bench}/**/*.{ts,mjs}', { cwd: folders.root }).map(read);
/** Command lines for the reader to type. */
const typed = documents.flatMap(({ file, text }) =>
  text.split('\n').flatMap((line) => (line.startsWith('    ') ? [`${file}: ${line.trim()}`] : [])),
);

const manifest = v.looseObject({ scripts: v.optional(v.record(v.string(), v.string()), {}) });
const scriptsOf = (workspace: string) =>
  v.parse(manifest, JSON.parse(read(path.join(workspace, 'package.json')))).scripts;

/** Returns the names that follow `npm run` in documents and comments. */
function namesAfter(pattern: RegExp): readonly string[] {
  const texts = [...documents.map(({ text }) => text), ...sources];
  return [...new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name)))];
}

test('every npm script that is named is there', () => {
  const scripts = ['', 'cms', 'site'].flatMap((workspace) => Object.keys(scriptsOf(workspace)));
  const named = namesAfter(/npm run ([a-z][\w:-]*)/g);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test('every npm script runs a command that there is', () => {
  const known = ['launch/main.ts', 'tools/main.ts'].flatMap((program) => {
    const { stderr } = spawnSync(process.execPath, [program, 'none'], { cwd: folders.root, encoding: 'utf8' });
    return /^Unknown command none: use (.+)\.$/m.exec(stderr)?.[1]?.split(', ') ?? [];
  });
  const run = Object.entries(scriptsOf('')).filter(([, script]) => script.includes('bootstrap.mjs'));
  expect(run.map(([, script]) => script)).toEqual(run.map(([name]) => `node launch/bootstrap.mjs ${name}`));
  expect(run.map(([name]) => name).toSorted()).toEqual(known.toSorted());
});

test('every trial that is named is there, and each stands in the table of trials', () => {
  const trials = Object.keys(TRIALS);
  const named = namesAfter(/npm run try -- ([a-z][\w-]*)/g);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !trials.includes(name))).toEqual([]);
  const rows = read('docs/testing.md').match(/^\| `[^|]+\|/gm) ?? [];
  const listed = rows.flatMap((row) => Array.from(row.matchAll(/`([a-z-]+)`/g), ([, name = '']) => name));
  expect(listed.toSorted()).toEqual(trials.toSorted());
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
