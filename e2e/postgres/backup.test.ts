/** An installation on PostgreSQL and an object store, backed up while it is used, and restored to an empty one. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, signIn, successOf } from '../support/cms.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { type ObjectStore, startObjectStore } from '../support/object-store.ts';
import { uploadPicture } from '../support/plain-picture.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type Ended, runOnData } from '../support/run-on-data.ts';
import { createRunner, type Runner } from '../support/runner.ts';
import { differences, everyPage } from '../support/seen-pages.ts';
import { ADMINISTRATOR, BACKED_UP_OBJECTS_PORT, BACKED_UP_POSTGRES_PORT, BACKED_UP_STACK } from '../support/stacks.ts';

const { siteUrl } = BACKED_UP_STACK;
const PLACE = 's3://backups/first';
const written = v.object({ doc: v.looseObject({ id: v.number() }) });
const WRITER = 'grete@example.com';
const WORDS = 'Zeile 1\nZeile 2\t\\ %_ \\N \u{1f9ed}';

/** Where an installation keeps what it has. */
type Place = { readonly DATA_DIR: string } & Readonly<Record<string, string>>;

let postgres: Postgres;
let objects: ObjectStore;
let old: Place;
let empty: Place;
let runners: readonly Runner[] = [];

/** A database and a bucket that have nothing yet. */
async function emptyPlace(name: string): Promise<Place> {
  postgres.query(`CREATE DATABASE ${name}`);
  return {
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), `e2e-${name}-`)),
    DATABASE_URI: String(new URL(`/${name}`, postgres.uri)),
    ...(await objects.addBucket(name)),
  };
}

beforeAll(async () => {
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
  for (const place of [old, empty]) if (place) rmSync(place.DATA_DIR, { recursive: true, force: true });
});

function run(command: 'backup' | 'restore', place: Place, word: string, key = ''): Promise<Ended> {
  return runOnData(command, BACKED_UP_STACK, { ...place, BACKUP_KEY: key }, word);
}

/** The two halves of a new key: that which makes backups, and that which opens them. */
async function newKey(): Promise<readonly [string, string]> {
  const { printed } = await run('backup', old, '--new-key');
  const [makes = '', opens = ''] = Array.from(printed.matchAll(/BACKUP_KEY=(\S+)/g), ([, key]) => key ?? '');
  return [makes, opens];
}

let visitors = 0;

/** Sends a form, as a visitor of its own. */
async function post(address: string, body: object): Promise<void> {
  visitors += 1;
  const visitor = `198.51.${visitors >> 8}.${visitors & 255}`;
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'de', 'X-Forwarded-For': visitor };
  const sent = await fetch(`${siteUrl}${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(sent.status, address).toBe(200);
}

function write(email: string): Promise<void> {
  const who = { first_name: 'Grete', company: 'Größe & "Maß" 🙂', phone_number: '9876543210' };
  return post(CONTACT_PATH, { ...who, email, description: WORDS });
}

/** Has visitors write for as long as something else takes. */
async function whileWriting<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  async function writeOn(): Promise<void> {
    for (let count = 0; !isOver && count < 600; count += 1) await write(`at-${count}@example.com`);
  }
  const [done] = await Promise.all([work.finally(end), writeOn()]);
  return done;
}

test('what is restored from a backup is the installation as it was: pages, drafts, forms, files and who is signed in', async () => {
  const [makes, opens] = await newKey();
  const [before, after] = runners;
  if (!before || !after) throw new Error('There are no stacks.');
  const used = await before.start('start');
  const admin = await signIn(siteUrl, ADMINISTRATOR);
  await write(WRITER);
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  await post(APPLICATION_PATH, { ...FILLED_APPLICATION, email: WRITER, resume, resume_name: 'cv.pdf' });
  const picture = await uploadPicture(admin, 'plain');
  const [job, other] = await find(admin, 'jobs', { _status: 'published' });
  const draft = { title: 'Not yet', _status: 'draft' };
  await successOf(await admin.send('PATCH', `/api/jobs/${job?.id}?locale=en&draft=true`, draft));
  // A number that is never used again.
  const copy = await admin.send('POST', `/api/jobs/${other?.id}/duplicate?locale=en`);
  const gone = v.parse(written, await successOf(copy)).doc.id;
  await successOf(await admin.send('DELETE', `/api/jobs/${gone}?trash=true`));
  const pages = await everyPage(siteUrl);

  const made = await whileWriting(run('backup', old, PLACE, makes));
  expect(made.code, made.printed).toBe(0);
  expect(made.printed).toMatch(/has a whole backup, encrypted: \d+ parts, [\d.]+ MB, in [\d.]+ s\./);
  expect(await run('backup', old, PLACE, makes)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('name a new place for each backup'),
  });
  await used.stop();

  expect(await run('restore', old, PLACE, opens)).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/PostgreSQL has rows of \w+ already: name an empty database/),
  });
  expect(await run('restore', empty, PLACE, makes)).toMatchObject({
    code: 1,
    printed: expect.stringContaining('the secret half of its key'),
  });
  const restored = await run('restore', empty, PLACE, opens);
  expect(restored.code, restored.printed).toBe(0);
  expect(restored.printed).not.toContain('PAYLOAD_SECRET');

  await after.start('start');
  const found = await everyPage(siteUrl);
  expect(Object.keys(found).sort()).toEqual(Object.keys(pages).sort());
  expect(Object.keys(found).length).toBeGreaterThan(130);
  expect(differences(pages, found)).toEqual([]);
  expect(await find(admin, 'contact-messages', { email: WRITER })).toMatchObject([{ description: WORDS }]);
  const [application] = await find(admin, 'applications', { email: WRITER }, { depth: '1' });
  const { filename } = v.parse(v.looseObject({ filename: v.string() }), application?.resume);
  const download = await admin.get(`/api/resumes/file/${filename}`);
  expect(Buffer.from(await download.arrayBuffer()).equals(tinyPdf())).toBe(true);
  const [shown] = await find(admin, 'media', { id: String(picture) });
  expect((await fetch(`${siteUrl}/uploads/${shown?.filename}`)).status).toBe(200);
  expect(await successOf(await admin.get(`/api/jobs/${job?.id}?locale=en&draft=true&depth=0`))).toMatchObject({
    title: 'Not yet',
  });
  const next = await admin.send('POST', `/api/jobs/${other?.id}/duplicate?locale=en`);
  expect(v.parse(written, await successOf(next)).doc.id).toBe(gone + 1);
});
