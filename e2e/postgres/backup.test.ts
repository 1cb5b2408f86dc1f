/** An installation on PostgreSQL and an object store, backed up while in use, and restored to an empty one. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ObjectStore, startObjectStore } from '../support/services/object-store.ts';
import { type Postgres, startPostgres } from '../support/services/postgres.ts';
import { type Ended, type Place, runOnData } from '../support/stacks/run-on-data.ts';
import { createRunner, type Runner } from '../support/stacks/runner.ts';
import { BACKED_UP_OBJECTS_PORT, BACKED_UP_POSTGRES_PORT, BACKED_UP_STACK } from '../support/stacks/stacks.ts';
import { useInstallation, writeMessage } from './used-installation.ts';

const { siteUrl } = BACKED_UP_STACK;
const PLACE = 's3://backups/first';

let postgres: Postgres;
let objects: ObjectStore;
let old: Place;
let empty: Place;
let folder: string;
let runners: readonly Runner[] = [];

/** Creates an empty database and an empty bucket. */
async function emptyPlace(name: string): Promise<Place> {
  postgres.query(`CREATE DATABASE ${name}`);
  return {
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), `e2e-${name}-`)),
    DATABASE_URI: String(new URL(`/${name}`, postgres.uri)),
    ...(await objects.addBucket(name)),
  };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-backups-'));
  postgres = await startPostgres(BACKED_UP_POSTGRES_PORT);
  objects = await startObjectStore(BACKED_UP_OBJECTS_PORT);
  old = await emptyPlace('used');
  empty = await emptyPlace('restored');
  await objects.addBucket('backups');
  runners = [old, empty].map((place) => createRunner(BACKED_UP_STACK, { ...place, TRUSTED_PROXIES: '1' }));
}, 120_000);
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.end()));
  await objects?.stop();
  await postgres?.stop();
  for (const each of [folder, old?.DATA_DIR, empty?.DATA_DIR]) if (each) rmSync(each, { recursive: true, force: true });
});

function run(command: 'backup' | 'restore', place: Place, word: string, key = '', ...words: string[]): Promise<Ended> {
  return runOnData(command, BACKED_UP_STACK, { ...place, BACKUP_KEY: key }, word, ...words);
}

/** Creates a key pair for backups: the key that encrypts, and the key that decrypts. */
async function newKey(): Promise<readonly [string, string]> {
  const { printed } = await run('backup', old, '--new-key');
  const [makes = '', opens = ''] = Array.from(printed.matchAll(/BACKUP_KEY=(\S+)/g), ([, key]) => key ?? '');
  return [makes, opens];
}

/** Runs `work` while visitors write. */
async function whileWriting<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  async function writeOn(): Promise<void> {
    for (let count = 0; !isOver && count < 600; count += 1) {
      // Each message comes from another visitor.
      const visitor = { 'X-Forwarded-For': `198.51.${count >> 8}.${count & 255}` };
      await writeMessage(siteUrl, `at-${count}@example.com`, visitor);
    }
  }
  const [done] = await Promise.all([work.finally(end), writeOn()]);
  return done;
}

test('what is restored from a backup is the installation as it was: pages, drafts, forms, files and who is signed in', async () => {
  const [makes, opens] = await newKey();
  const [before, after] = runners;
  if (!before || !after) throw new Error('There are no stacks.');
  const used = await before.start('start');
  const { expectAsItWas } = await useInstallation(siteUrl);

  const made = await whileWriting(run('backup', old, PLACE, makes));
  expect(made.code, made.printed).toBe(0);
  expect(made.printed).toMatch(/has a whole backup, encrypted: \d+ parts, [\d.]+ MB, in [\d.]+ s\./);
  expect(await run('backup', old, PLACE, makes)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('name a new place for each backup'),
  });
  const { DATA_DIR, DATABASE_URI = '' } = old;
  const withoutBucket = await run('backup', { DATA_DIR, DATABASE_URI }, path.join(folder, 'without-bucket'), makes);
  expect(withoutBucket).toMatchObject({ code: 3, printed: expect.stringContaining('has an incomplete backup') });
  expect(withoutBucket.printed).toMatch(/\d+ files that the database names were missing: resumes\/.*S3_BUCKET/s);
  await used.stop();

  expect(await run('restore', old, PLACE, opens)).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/PostgreSQL database isn’t empty \(the table \w+ has rows\): name an empty one/),
  });
  expect(await run('restore', empty, PLACE, makes)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('the secret half of its key'),
  });
  const restored = await run('restore', empty, PLACE, opens);
  expect(restored.code, restored.printed).toBe(0);
  expect(restored.printed).not.toContain('PAYLOAD_SECRET');

  await after.start('start');
  await expectAsItWas();

  const next = await run('backup', empty, 's3://backups/second', makes, '--keep', '1');
  expect(next.code, next.printed).toBe(0);
  expect(next.printed).toMatch(/the bucket backups at \S+, first of \S+ is deleted\./);
  expect(await objects.keys(undefined, 'backups')).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^first/)]),
  );
});
