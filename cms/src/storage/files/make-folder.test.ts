import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('a folder is made with its parents, and stays where it is there', async () => {
  const root = mkdtempSync(join(tmpdir(), 'make-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  await makeFolder(join(root, 'a/b/c'));
  await makeFolder(join(root, 'a/b/c'));
  expect(statSync(join(root, 'a/b/c')).isDirectory()).toBe(true);
  writeFileSync(join(root, 'file'), '');
  await expect(makeFolder(join(root, 'file'))).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(root, 'file/x'))).rejects.toThrow('ENOTDIR');
});

test('where no folder can be made that is reported at once', () => {
  // In a process of its own, which could be ended.
  const file = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'make-folder.ts')).href);
  const program = `const { makeFolder } = await import(${file});
    await makeFolder('/proc/none/at/all').catch(({ code }) => console.log(code));`;
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(told.trim()).toBe('ENOENT');
});
