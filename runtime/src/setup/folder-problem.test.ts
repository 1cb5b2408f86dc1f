import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderProblem } from './folder-problem.ts';

test('a file and a link to nothing are told where a folder should be, or above it', () => {
  const root = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (name: string) => join(root, name);
  mkdirSync(at('data'));
  writeFileSync(at('file'), '');
  symlinkSync('data', at('link'));
  symlinkSync('disk/data', at('dangling'));
  symlinkSync('loop', at('loop'));
  const seen = (name: string) => folderProblem(at(name))?.seen;
  expect(['data', 'data/new', 'link', 'link/new', 'new/deep'].map(seen)).toEqual(Array.from({ length: 5 }));
  expect(['file', 'file/below'].map(seen)).toEqual(Array.from({ length: 2 }, () => `${at('file')} is a file`));
  const dangling = `${at('dangling')} is a link to ${at('disk/data')}, which is not there`;
  expect(['dangling', 'dangling/below'].map(seen)).toEqual([dangling, dangling]);
  expect(seen('loop')).toBe(`${at('loop')} is a link to ${at('loop')}, which is not there`);
});
