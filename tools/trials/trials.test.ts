import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';
import { TRIALS } from './trials.ts';

function run(...words: readonly string[]) {
  return spawnSync(process.execPath, ['tools/main.ts', 'try', ...words], { cwd: folders.root, encoding: 'utf8' });
}

/** Returns the names in a list of trials. */
function namesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/^ {2}([a-z-]+) {2,}\S/gm), ([, name = '']) => name);
}

test('without a name the trials are listed', () => {
  const { status, stdout } = run();
  expect([status, namesIn(stdout)]).toEqual([0, Object.keys(TRIALS)]);
});

test('an unknown name is refused with the list', () => {
  const { status, stderr } = run('none', '--seed', '7');
  expect([status, namesIn(stderr)]).toEqual([1, Object.keys(TRIALS)]);
  expect(stderr).toContain('There is no trial none');
});
