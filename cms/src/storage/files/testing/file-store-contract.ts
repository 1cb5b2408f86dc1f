import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileStore, isFolderEmpty, readAll } from '../file-store.ts';

async function namesIn(files: FileStore, folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { name } of files.list(folder)) names.push(name);
  return names.toSorted();
}

async function foldersIn(files: FileStore, folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of files.folders(folder)) names.push(name);
  return names.toSorted();
}

/** Throws unless an empty store meets the contract of `FileStore`. Leaves it empty. */
export async function checkFileStore(files: FileStore): Promise<void> {
  const [key, text] = ['uploads/a file-1a2b.txt', 'Grüße'];
  assert.equal(await isFolderEmpty(files, 'uploads'), true);
  assert.deepEqual([await files.read(key), await files.open(key), await files.has(key)], [null, null, false]);
  await files.remove(key);
  assert.equal(await files.copy(key, 'originals/none'), false);

  const before = Date.now();
  await files.write(key, Buffer.from(text));
  assert.equal(await files.has(key), true);
  assert.equal(String(await files.read(key)), text);
  const opened = await files.open(key);
  assert.equal(opened?.size, Buffer.byteLength(text));
  assert.match(opened.tag, /^"[\w-]+"$/);
  assert.equal(String(await readAll(opened)), text);
  for await (const { writtenAt } of files.list('uploads')) assert.ok(Math.abs(writtenAt.getTime() - before) < 60_000);

  await files.write(key, Buffer.from('another'));
  const replaced = await files.open(key);
  assert.notEqual(replaced?.tag, opened.tag);
  await replaced?.body.cancel();
  assert.equal(String(await files.read(key)), 'another');

  await files.write('uploads/empty', new Uint8Array());
  assert.equal((await files.read('uploads/empty'))?.length, 0);
  assert.equal(await files.copy(key, 'originals/copy'), true);
  assert.equal(String(await files.read('originals/copy')), 'another');
  await files.write('uploads/deeper/still', Buffer.from('x'));
  assert.deepEqual(await namesIn(files, 'uploads'), ['a file-1a2b.txt', 'empty']);
  assert.deepEqual([await namesIn(files, ''), await foldersIn(files, '')], [[], ['originals', 'uploads']]);
  await files.write('in no folder', Buffer.from('x'));
  assert.deepEqual([await namesIn(files, ''), await foldersIn(files, 'uploads')], [['in no folder'], ['deeper']]);
  await files.removeFolder('uploads');
  assert.equal(String(await files.read('uploads/deeper/still')), 'x');

  const folder = mkdtempSync(join(tmpdir(), 'cms-copied-in-'));
  try {
    writeFileSync(join(folder, 'x'), text);
    await files.copyIn(join(folder, 'x'), key);
  } finally {
    rmSync(folder, { recursive: true });
  }
  assert.equal(String(await files.read(key)), text);

  const written = [key, 'uploads/empty', 'originals/copy', 'uploads/deeper/still', 'in no folder'];
  for (const each of written) await files.remove(each);
  for (const each of ['uploads/deeper', 'uploads', 'originals', 'originals']) await files.removeFolder(each);
  assert.deepEqual([await isFolderEmpty(files, ''), await foldersIn(files, '')], [true, []]);
}
