import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeRoom, tryDataFolder } from './try-data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that is there, for its owner alone, is good, and nothing is left in it', () => {
  expect(tryDataFolder(folder)[0]).toEqual({ verdict: 'ok', setting: 'DATA_DIR', seen: `${folder} can be written` });
  expect(readdirSync(folder)).toEqual([]);
});

test('one that can be made is good, and not made yet', () => {
  const inside = path.join(folder, 'a/b');
  expect(tryDataFolder(inside)[0]).toMatchObject({ verdict: 'ok', seen: `${inside} is made by the first start` });
  expect(existsSync(path.join(folder, 'a'))).toBe(false);
});

test('one that others may read is told', () => {
  chmodSync(folder, 0o755);
  expect(tryDataFolder(folder)).toContainEqual({
    verdict: 'note',
    setting: 'DATA_DIR',
    seen: 'is open to other users of this machine, until the CMS starts',
    advice: `chmod 700 ${folder}`,
  });
});

test('a file is none, and a link to nothing neither', () => {
  const [file, link] = [path.join(folder, 'file'), path.join(folder, 'link')];
  writeFileSync(file, '');
  symlinkSync('/nowhere/var', link);
  expect(tryDataFolder(file)).toMatchObject([{ verdict: 'wrong', seen: `${file} is a file` }]);
  const seen = `${link} is a link to /nowhere/var, which is not there`;
  expect(tryDataFolder(link)).toMatchObject([{ verdict: 'wrong', seen }]);
});

test('one where nothing can be written is told', () => {
  expect(tryDataFolder('/proc/nowhere/var')).toMatchObject([
    { verdict: 'wrong', seen: expect.stringMatching(/^\/proc\/nowhere\/var can’t be made in \/proc \(/) },
  ]);
});

test.each([
  [50_000_000, 'wrong'],
  [500_000_000, 'note'],
  [50_000_000_000, undefined],
])('%d bytes of room are %s', (bytes, verdict) => {
  expect(judgeRoom(bytes)?.verdict).toBe(verdict);
});
