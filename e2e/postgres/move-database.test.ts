/** An installation that was begun on SQLite and goes on, on PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, signIn, successOf } from '../support/cms.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { runOnData } from '../support/run-on-data.ts';
import { createRunner, type Runner } from '../support/runner.ts';
import { differences, everyPage } from '../support/seen-pages.ts';
import { ADMINISTRATOR, MOVED_POSTGRES_PORT, MOVED_STACK } from '../support/stacks.ts';

const { siteUrl } = MOVED_STACK;
const written = v.object({ doc: v.looseObject({ id: v.number() }) });
const WRITER = 'grete@example.com';
const COMPANY = 'Größe & "Maß" 🙂';

let postgres: Postgres;
let dataDir: string;
let runners: readonly Runner[];
beforeAll(async () => {
  postgres = await startPostgres(MOVED_POSTGRES_PORT);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-moved-'));
  const place = { DATA_DIR: dataDir };
  runners = [place, { ...place, DATABASE_URI: postgres.uri }].map((settings) => createRunner(MOVED_STACK, settings));
});
afterAll(async () => {
  await Promise.all((runners ?? []).map((runner) => runner.end()));
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const moved = () => runOnData('move-database', MOVED_STACK, { DATA_DIR: dataDir, DATABASE_URI: postgres.uri });

async function post(address: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'de' };
  const sent = await fetch(`${siteUrl}${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(sent.status, address).toBe(200);
}

function writeToFile(sql: string, ...values: readonly string[]): void {
  const database = new DatabaseSync(path.join(dataDir, 'cms.sqlite'));
  database.prepare(sql).run(...values);
  database.close();
}

/** How many rows SQLite has in all, without what each database keeps of its own. */
function rowsOfFile(): number {
  const database = new DatabaseSync(path.join(dataDir, 'cms.sqlite'), { readOnly: true });
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  const count = (table: unknown) => Number(database.prepare(`SELECT count(*) AS count FROM "${table}"`).get()?.count);
  const all = tables.filter(({ name }) => name !== 'payload_migrations').map(({ name }) => count(name));
  database.close();
  return all.reduce((sum, each) => sum + each, 0);
}

test('what is moved to PostgreSQL is all there, and visitors and editors see what they saw', async () => {
  const [onFile, onPostgres] = runners;
  if (!onFile || !onPostgres) throw new Error('There are no stacks.');
  const before = await onFile.start('start');
  const admin = await signIn(siteUrl, ADMINISTRATOR);
  // Letters of all kinds, a draft beside what is published, and a number that is never used again.
  await post(CONTACT_PATH, {
    first_name: 'Grete',
    company: COMPANY,
    email: WRITER,
    phone_number: '9876543210',
    description: 'Zeile 1\nZeile 2\t\\ %_ \u{1f9ed}',
  });
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  await post(APPLICATION_PATH, { ...FILLED_APPLICATION, email: WRITER, resume, resume_name: 'cv.pdf' });
  const [job, other] = await find(admin, 'jobs', { _status: 'published' });
  await successOf(
    await admin.send('PATCH', `/api/jobs/${job?.id}?locale=en&draft=true`, { title: 'Not yet', _status: 'draft' }),
  );
  const copy = await admin.send('POST', `/api/jobs/${other?.id}/duplicate?locale=en`);
  const { doc } = v.parse(written, await successOf(copy));
  const gone = doc.id;
  await successOf(await admin.send('DELETE', `/api/jobs/${gone}?trash=true`));
  const pages = await everyPage(siteUrl);
  expect(await moved()).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/is in use by another start .* stop that one/),
  });
  await before.stop();

  // A letter that PostgreSQL knows none of: what came before it isn't kept either.
  const spoil = (company: string) =>
    writeToFile('UPDATE contact_messages SET company = ? WHERE email = ?', company, WRITER);
  spoil('a\0b');
  expect(await moved()).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/does not take the rows of contact_messages: .*Nothing was moved/),
  });
  expect(postgres.query('SELECT count(*) FROM applications')).toEqual(['0']);
  spoil(COMPANY);

  const { code, printed } = await moved();
  expect(code, printed).toBe(0);
  expect(printed).toContain(`${rowsOfFile()} rows of `);
  expect(await moved()).toMatchObject({ code: 1, printed: expect.stringContaining('name an empty database') });

  await onPostgres.start('start');
  const after = await everyPage(siteUrl);
  expect(Object.keys(after).sort()).toEqual(Object.keys(pages).sort());
  expect(Object.keys(after).length).toBeGreaterThan(130);
  expect(differences(pages, after)).toEqual([]);
  // The secret has come along: who was signed in is so still.
  expect(await find(admin, 'contact-messages', { email: WRITER })).toMatchObject([
    { company: COMPANY, description: 'Zeile 1\nZeile 2\t\\ %_ \u{1f9ed}' },
  ]);
  const [application] = await find(admin, 'applications', { email: WRITER });
  const resumeHeld = await successOf(await admin.get(`/api/resumes/${application?.resume}`));
  const { url } = v.parse(v.looseObject({ url: v.string() }), resumeHeld);
  expect((await admin.get(new URL(url).pathname)).status).toBe(200);
  expect(await successOf(await admin.get(`/api/jobs/${job?.id}?locale=en&draft=true&depth=0`))).toMatchObject({
    title: 'Not yet',
  });
  const next = await admin.send('POST', `/api/jobs/${other?.id}/duplicate?locale=en`);
  expect(v.parse(written, await successOf(next)).doc.id).toBe(gone + 1);
});
