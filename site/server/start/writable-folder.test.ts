import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { ensureWritable } from './writable-folder.ts';

it('makes the folder and those above it, and lives with one that is there', async () => {
  const folder = path.join(await createTemporaryFolder(), 'a/b/c');
  await ensureWritable(folder);
  await ensureWritable(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

it('says which folder can not be made, also where making one never ends', async () => {
  const file = path.join(await createTemporaryFolder(), 'file');
  await writeFile(file, '');
  await expect(ensureWritable(path.join(file, 'a/b'))).rejects.toThrow(`DATA_DIR can't be used: ${file} is a file: `);
  await expect(ensureWritable('/proc/none/site')).rejects.toThrow("DATA_DIR can't be written: /proc/none/site: ");
});
