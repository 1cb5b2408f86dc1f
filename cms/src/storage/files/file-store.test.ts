import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isFolderEmpty, readAll } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { checkFileStore } from './testing/file-store-contract.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cms-files-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test('a folder keeps files', async () => {
  await checkFileStore(folderStore(folder()));
});

test('what is not a file of ours is none', async () => {
  const root = folder();
  const files = folderStore(root);
  mkdirSync(join(root, 'uploads/folder'), { recursive: true });
  writeFileSync(join(root, 'uploads/.unfinished-1'), 'x');
  expect(await isFolderEmpty(files, 'uploads')).toBe(true);
  expect([await files.read('uploads/folder'), await files.open('uploads/folder')]).toEqual([null, null]);
  expect(await files.has('uploads/folder/a')).toBe(false);
});

test('what a killed write has left is removed once it can be no other one’s that goes on', async () => {
  const root = folder();
  const files = folderStore(root);
  await files.write('resumes/a', Buffer.from('x'));
  writeFileSync(join(root, 'resumes/.unfinished-1'), 'x');
  await files.removeUnfinished('resumes', new Date(Date.now() - 60_000));
  expect(readdirSync(join(root, 'resumes')).toSorted()).toEqual(['.unfinished-1', 'a']);
  await files.removeUnfinished('resumes', new Date(Date.now() + 60_000));
  await files.removeUnfinished('uploads', new Date());
  expect(readdirSync(join(root, 'resumes'))).toEqual(['a']);
});

test('a file that is replaced while it is read is read as it was, or not to its end', async () => {
  const files = folderStore(folder());
  await files.write('uploads/a', Buffer.alloc(1_000_000, 'a'));
  const opened = await files.open('uploads/a');
  await files.write('uploads/a', Buffer.from('b'));
  const read = opened && (await readAll(opened).catch(() => 'broken off'));
  expect(['broken off', Buffer.alloc(1_000_000, 'a')]).toContainEqual(read);
  expect(String(await files.read('uploads/a'))).toBe('b');
});

test('a folder that can’t be written says so', async () => {
  const root = folder();
  writeFileSync(join(root, 'uploads'), 'a file');
  await expect(folderStore(root).write('uploads/a', Buffer.from('x'))).rejects.toThrow('EEXIST');
});

test('a file that is removed while it is opened is there or not', async () => {
  const root = folder();
  const files = folderStore(root);
  for (let count = 0; count < 20; count += 1) {
    await files.write('uploads/a', Buffer.from('x'));
    const [opening, removing] = [files.open('uploads/a'), unlink(join(root, 'uploads/a'))];
    // Blocks until the disk has done both, before this process is notified of either.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    const [opened] = await Promise.all([opening, removing]);
    expect([1, undefined]).toContain(opened?.size);
    await opened?.body.cancel();
  }
});

test('a file that is copied has its name only once all of it is there', async () => {
  const root = folder();
  const files = folderStore(root);
  const size = 100_000_000;
  writeFileSync(join(root, 'source'), Buffer.alloc(size, 'a'));
  let isOver = false;
  const copied = files.copyIn(join(root, 'source'), 'uploads/a').finally(() => {
    isOver = true;
  });
  const sizes = new Set<number>();
  while (!isOver) {
    sizes.add(statSync(join(root, 'uploads/a'), { throwIfNoEntry: false })?.size ?? size);
    await setImmediate();
  }
  await copied;
  expect([...sizes]).toEqual([size]);
});
