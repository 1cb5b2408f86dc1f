import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { FileStore } from '#cms/storage/files/file-store.ts';
import { folderStore } from '#cms/storage/files/folder-store.ts';
import { ArchiveWriter } from './archive.ts';
import { deleteOldest } from './old-backups.ts';
import { claimPlace } from './place-claim.ts';
import { openBackupPlace } from './places.ts';

const URL = 'https://www.example.com';

let backups: string;

beforeEach(() => {
  backups = mkdtempSync(join(tmpdir(), 'cms-backups-'));
  onTestFinished(() => rmSync(backups, { recursive: true }));
});

/** Makes a backup of that day in November, without these files of documents. */
async function make(day: number, publicUrl: string = URL, missing: readonly string[] = []): Promise<void> {
  const place = folderStore(join(backups, String(day)));
  await claimPlace(place);
  const archive = new ArchiveWriter(
    place,
    async (data) => data,
    () => {},
  );
  for (const key of ['payload-secret', 'site/spool/refused/1', 'database/cms.sqlite.0001', 'uploads/a.avif'])
    await archive.add(key, Buffer.from(key));
  const head = await archive.end({ database: 'sqlite', isEncrypted: false, secretDigest: null, publicUrl }, missing);
  const madeAt = new Date(Date.UTC(2026, 10, day)).toISOString();
  writeFileSync(join(backups, `${day}/backup.json`), JSON.stringify({ ...head, madeAt }));
}

/** Keeps `count` backups with the last one, or `count` incomplete ones; returns the messages. */
async function keep(
  count: number,
  last: number,
  { change = (store: FileStore) => store, isWhole = true } = {},
): Promise<readonly string[]> {
  const told: string[] = [];
  const { beside } = await openBackupPlace(join(backups, String(last)), { bucket: undefined });
  async function* changed() {
    for await (const place of beside()) yield change(place);
  }
  await deleteOldest({ count, isWhole, publicUrl: URL }, changed(), (line) =>
    told.push(line.replaceAll(`${backups}/`, '')),
  );
  return told.toSorted();
}

const there = () => readdirSync(backups).toSorted((a, b) => Number(a) - Number(b));

test('the newest stay, by when they were made', async () => {
  for (const day of [9, 10, 11, 12]) await make(day);
  expect(await keep(2, 12)).toEqual([
    '10 of 2026-11-10T00:00:00.000Z is deleted.',
    '9 of 2026-11-09T00:00:00.000Z is deleted.',
  ]);
  expect(there()).toEqual(['11', '12']);
  expect(await keep(2, 12)).toEqual([]);
});

test('an incomplete one takes the place of incomplete ones only, until a whole one does', async () => {
  for (const day of [1, 4, 7]) await make(day);
  for (const day of [2, 3, 5, 6, 8]) await make(day, URL, ['uploads/b.avif']);
  await keep(3, 8, { isWhole: false });
  expect(there()).toEqual(['1', '4', '5', '6', '7', '8']);
  await make(9);
  await keep(2, 9);
  expect(there()).toEqual(['5', '6', '7', '8', '9']);
});

test('that which was just made stays, also where others claim to be newer', async () => {
  for (const day of [1, 2]) await make(day);
  await keep(1, 1);
  expect(there()).toEqual(['1']);
});

test('what is no whole backup of the same installation is neither deleted nor counted', async () => {
  for (const day of [1, 2, 3, 4, 5, 6, 7, 20]) await make(day);
  rmSync(join(backups, '1/backup.json'));
  writeFileSync(join(backups, '2/uploads/b.avif'), 'one more than it says');
  writeFileSync(join(backups, '3/notes.txt'), 'mine');
  mkdirSync(join(backups, '4/uploads/mine'));
  writeFileSync(join(backups, '4/uploads/mine/x'), 'mine');
  writeFileSync(join(backups, '5/backup.json'), 'damaged');
  // The link's target isn't part of it.
  const elsewhere = join(backups, '6/uploads');
  renameSync(elsewhere, join(backups, 'uploads of 6'));
  symlinkSync('../uploads of 6', elsewhere);
  await make(8, 'https://other.example.com');
  mkdirSync(join(backups, '9'));
  symlinkSync('7', join(backups, '10'));
  const all = there();
  const told = await keep(2, 20);
  expect(told).toEqual([
    expect.stringMatching(/^1 stays: .* broke off/),
    '2 stays: it has other parts than it says.',
    '3 stays: there is something else in it than a backup, notes.txt.',
    '4 stays: there is something else in it than a backup, uploads/mine/x.',
    expect.stringMatching(/^5 stays: .* damaged\.$/),
    '6 stays: it has other parts than it says.',
    '8 stays: it is of https://other.example.com.',
  ]);
  expect(there()).toEqual(all);
  expect(existsSync(join(backups, 'uploads of 6/a.avif'))).toBe(true);
});

test('a deletion that broke off leaves no backup, and is ended by the next one', async () => {
  for (const day of [1, 2, 3]) await make(day);
  let removed = 0;
  const breakOff = (store: FileStore): FileStore => ({
    ...store,
    async remove(key) {
      if (removed === 2) throw new Error('broken off');
      removed += 1;
      await store.remove(key);
    },
  });
  await expect(keep(2, 3, { change: breakOff })).rejects.toThrow('broken off');
  expect(readdirSync(join(backups, '1'))).toContain('backup.json');
  expect(readdirSync(join(backups, '1'))).not.toContain('contents.jsonl');
  await keep(2, 3);
  expect(there()).toEqual(['2', '3']);
});
