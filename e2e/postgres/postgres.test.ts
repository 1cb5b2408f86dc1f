/** The CMS on PostgreSQL, from an empty database on: the differences from SQLite, and that the rest is the same. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH, CONTACT_PATH, IDEMPOTENCY_HEADER, listPath } from '@kontorwerk/contract/wire';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { folders } from '../../launch/folders.ts';
import { type CmsSession, find, signIn, successOf } from '../support/cms/cms.ts';
import { draftPost } from '../support/cms/draft-post.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { ASKS, asked } from '../support/pages/asked-lists.ts';
import { filesBelow } from '../support/pages/files-below.ts';
import { type MailServer, startMailServer } from '../support/services/mail-server.ts';
import { type Postgres, startPostgres } from '../support/services/postgres.ts';
import type { Launched } from '../support/stacks/launch.ts';
import { type Ended, runOnData } from '../support/stacks/run-on-data.ts';
import { createRunner, type Runner } from '../support/stacks/runner.ts';
import { ADMINISTRATOR, POSTGRES_MAIL_PORT, POSTGRES_PORT, POSTGRES_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl } = POSTGRES_STACK;
const SOON_MS = 60_000;

// Sequential: all tests use the same database.

let postgres: Postgres;
let mails: MailServer;
let runner: Runner;
let stack: Launched;
let admin: CmsSession;

const settings = () => ({
  DATABASE_URI: postgres.uri,
  SMTP_URL: `smtp://127.0.0.1:${POSTGRES_MAIL_PORT}`,
  MAIL_FROM: 'website@kontorwerk.example',
});

beforeAll(async () => {
  [postgres, mails] = await Promise.all([startPostgres(POSTGRES_PORT), startMailServer(POSTGRES_MAIL_PORT)]);
  runner = createRunner(POSTGRES_STACK, settings());
  stack = await runner.start('start');
  admin = await signIn(siteUrl, ADMINISTRATOR);
}, 180_000);
afterAll(async () => {
  await runner?.end();
  await mails?.stop();
  await postgres?.stop();
});

const somebody = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Posts to the site as a browser does; returns the status. */
async function post(path: string, body: object, key = ''): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': 'de',
    ...(key && { [IDEMPOTENCY_HEADER]: key }),
  };
  return (await fetch(`${siteUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

const message = (email: string, changed: object = {}) =>
  post(CONTACT_PATH, {
    first_name: 'Jürgen',
    company: 'Größe',
    email,
    phone_number: '9876543210',
    description: 'Hallo 🙂',
    ...changed,
  });
const application = (email: string) =>
  post(APPLICATION_PATH, {
    ...FILLED_APPLICATION,
    email,
    resume: `data:application/pdf;base64,${tinyPdf().toString('base64')}`,
    resume_name: 'cv.pdf',
  });

test('an empty database gets its tables and the sample content, in both languages', async () => {
  expect(postgres.query('SELECT count(*) FROM payload_migrations')[0]).not.toBe('0');
  for (const path of ['/', '/de', '/projects', '/de/projects'])
    expect((await fetch(`${siteUrl}${path}`)).status, path).toBe(200);
});

test.each(ASKS)('of %s the CMS answers "%s" with what the whole list has of it', async (key, query) => {
  for (const language of LANGUAGES) {
    const { answer, expected } = await asked(POSTGRES_STACK.cmsUrl, key, query, language);
    expect(answer, language).toEqual(expected);
  }
});

test('a title that is published is on the wire, and no other may have its address', async () => {
  const [first, second] = await find(admin, 'projects', { _status: 'published' });
  const rename = (id: unknown, title: unknown) =>
    admin.send('PATCH', `/api/projects/${id}?locale=en`, { title, _status: 'published' });
  const list = async () => (await fetch(`${POSTGRES_STACK.cmsUrl}${listPath('projects', 'en')}?cards=48`)).text();
  await successOf(await rename(first?.id, 'Größe & Maß'));
  expect(await list()).toContain('Größe & Maß');
  expect((await rename(second?.id, 'GRÖSSE & maß')).status).toBe(200);
  expect((await rename(second?.id, ' größe  &  maß')).status).toBe(400);
  await successOf(await rename(second?.id, second?.title));
  await successOf(await rename(first?.id, first?.title));
  expect(await list()).not.toContain('Größe & Maß');
});

test('a message and an application are stored, and the mails about them go out', async () => {
  const [writer, applicant] = [somebody(), somebody()];
  expect([await message(writer), await application(applicant)]).toEqual([200, 200]);
  expect((await mails.mailTo(writer)).subject).toBe('Ihre Nachricht an Kontorwerk');
  expect((await mails.mailTo(applicant)).subject).toBe('Ihre Bewerbung bei Kontorwerk');
  expect(await find(admin, 'contact-messages', { email: writer })).toMatchObject([
    { description: 'Hallo 🙂', company: 'Größe' },
  ]);
  expect(await find(admin, 'applications', { email: applicant })).toMatchObject([{ resume: expect.anything() }]);
});

test('what comes twice at the same moment is stored once, and each is answered as the first', async () => {
  const email = somebody();
  const twice = await Promise.all(Array.from({ length: 4 }, () => message(email, { idempotency_key: 'the-same' })));
  expect(twice).toEqual([200, 200, 200, 200]);
  expect(await find(admin, 'contact-messages', { email })).toHaveLength(1);
});

test('what was answered survives a crash of the server, which itself would have let it go, and the CMS goes on', async () => {
  const before = somebody();
  expect(await message(before)).toBe(200);
  await postgres.crash();
  expect(postgres.query(`SELECT count(*) FROM contact_messages WHERE email = '${before}'`)).toEqual(['1']);
  const after = somebody();
  expect(await message(after)).toBe(200);
  await until(
    'what came after it is there',
    async () => (await find(admin, 'contact-messages', { email: after })).length === 1,
    SOON_MS,
  );
  expect((await mails.mailTo(after)).subject).toBe('Ihre Nachricht an Kontorwerk');
  expect(stack.printed()).not.toContain('uncaughtException');
});

test('who is erased is gone from every table', async () => {
  const email = somebody();
  expect([await message(email), await application(email)]).toEqual([200, 200]);
  await mails.mailTo(email);
  const ask = (path: string) => admin.send('POST', `/api/globals/privacy-settings/${path}`, { email });
  expect((await ask('export-person')).status).toBe(200);
  expect(await successOf(await ask('erase-person'))).toEqual({ messages: 1, applications: 1 });
  for (const table of ['contact_messages', 'applications', 'resumes', 'payload_jobs', 'audit_log'])
    expect(postgres.query(`SELECT count(*) FROM ${table} AS t WHERE t::text LIKE '%${email}%'`), table).toEqual(['0']);
});

test('whoever asks is found in every spelling of their address, and what visitors sent is searched by any', async () => {
  const name = `ada-${crypto.randomUUID().slice(0, 8)}`;
  const spellings = ['müller.example', 'MÜLLER.EXAMPLE', 'mu\u0308ller.example', 'xn--mller-kva.example'];
  const addresses = spellings.map((domain) => `${name}@${domain}`);
  await successOf(
    await admin.send('POST', '/api/globals/site-settings?locale=en', { email_rule: 'any', _status: 'published' }),
  );
  for (const email of addresses) {
    await until('the forms accept any address', async () => (await message(email)) === 200, SOON_MS);
    await fetch(`${siteUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'not theirs' }),
    });
  }
  const searched = await admin.get(
    `/api/contact-messages?where[email][like]=${encodeURIComponent(addresses[1] ?? '')}`,
  );
  expect(await successOf(searched)).toMatchObject({ totalDocs: 4 });
  const asked = (
    await admin.send('POST', '/api/globals/privacy-settings/erase-person', { email: addresses[1] })
  ).json();
  expect(await asked).toEqual({ messages: 4, applications: 0 });
  for (const table of ['contact_messages', 'audit_log'])
    expect(postgres.query(`SELECT count(*) FROM ${table} AS t WHERE t::text ILIKE '%${name}%'`), table).toEqual(['0']);
  await successOf(
    await admin.send('POST', '/api/globals/site-settings?locale=en', { email_rule: 'simple', _status: 'published' }),
  );
});

test('who changed which setting is noted', async () => {
  await successOf(await admin.send('POST', '/api/globals/mails', { notice_of_spam: true }));
  const noted = await find(admin, 'audit-log', { target: 'globals/mails' });
  expect(noted).toMatchObject([{ action: 'settings_changed', detail: 'notice_of_spam', who: ADMINISTRATOR.email }]);
});

/** Returns an import's report, without the database's times. */
function reportIn({ printed }: Ended): string {
  return printed.slice(printed.indexOf('                     read'));
}

/** Reads an export's documents, without ids that the database or the rich-text editor generates each time. */
function withoutIds(folder: string): Readonly<Record<string, string>> {
  // The manifest lists pictures in the order of their creation, which depends on timing.
  const isDocument = (name: string) => name.endsWith('.json') && name !== '/export.json';
  const files = Object.entries(filesBelow(folder)).filter(([name]) => isDocument(name));
  const text = (base64: string) => Buffer.from(base64, 'base64').toString();
  return Object.fromEntries(files.map(([name, bytes]) => [name, text(bytes).replace(/"id": "[0-9a-f]{24}"/g, '"id"')]));
}

test('content is imported, exported and imported again as it is on SQLite, by one import at a time', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-postgres-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => path.join(folder, name);
  const place = (name: string) => ({ DATA_DIR: at(name), DATABASE_URI: postgres.uri.replace(/[^/]+$/, name) });
  for (const name of ['first', 'second']) postgres.query(`CREATE DATABASE ${name}`);
  const succeed = async (command: 'import' | 'export', name: string, what: string) => {
    const { code, printed } = await runOnData(command, POSTGRES_STACK, place(name), what);
    expect(code, printed).toBe(0);
    return printed;
  };
  await succeed('import', 'first', siteUrl);
  expect(await succeed('import', 'first', siteUrl)).toMatch(/^pages +\d+ +0 +0 +\d+ +0$/m);
  await succeed('export', 'first', at('written'));
  await succeed('import', 'second', at('written'));
  await succeed('export', 'second', at('written again'));
  expect(filesBelow(at('written again'))).toEqual(filesBelow(at('written')));

  const onSqlite = { DATA_DIR: at('sqlite') };
  const onPostgres = place('first');
  const posts = ['wxr-blocks.xml', 'wxr-polylang.xml'].map((name) =>
    path.join(folders.cms, 'src/commands/importing/wordpress/testing', name),
  );
  // Imported twice as above: the second import drops the sample's facts about the agency.
  for (const source of [siteUrl, siteUrl]) await runOnData('import', POSTGRES_STACK, onSqlite, source);
  for (const file of posts) {
    const [there, here] = [
      await runOnData('import', POSTGRES_STACK, onSqlite, file),
      await runOnData('import', POSTGRES_STACK, onPostgres, file),
    ];
    expect(reportIn(here)).toBe(reportIn(there));
  }
  await runOnData('export', POSTGRES_STACK, onSqlite, at('of sqlite'));
  await succeed('export', 'first', at('of postgres'));
  expect(withoutIds(at('of postgres'))).toEqual(withoutIds(at('of sqlite')));

  await postgres.hold('kontorwerk import');
  const refused = await runOnData('import', POSTGRES_STACK, { ...place('first'), DATABASE_URI: postgres.uri }, siteUrl);
  expect(refused).toMatchObject({
    code: 1,
    printed: expect.stringContaining('Another import writes to this database'),
  });
}, 600_000);

test('the status has what both halves answer, and what the database and the outbox have', async () => {
  const place = { DATA_DIR: runner.dataDir, DATABASE_URI: postgres.uri };
  const { code, printed } = await runOnData('status', POSTGRES_STACK, place);
  expect(code, printed).toBe(0);
  for (const line of [
    /^ok +site +http.*\/readyz answers 200 .*backend: answers/m,
    /^ok +cms +http.*\/healthz answers 200/m,
    /^ok +database +PostgreSQL .* is of this version$/m,
    /^(?:ok|note) +outbox +(?:nothing waits|\d+ wait)/m,
  ])
    expect(printed).toMatch(line);
});

test('a restart finds all as it was', async () => {
  const stored = () =>
    postgres.query(
      'SELECT (SELECT count(*) FROM pages), (SELECT count(*) FROM users), (SELECT count(*) FROM applications)',
    );
  const before = stored();
  await stack.stop();
  stack = await runner.start('start');
  expect(stored()).toEqual(before);
  // Retried: the first connection may be a kept-alive one of the old process.
  const signedIn = () =>
    signIn(siteUrl, ADMINISTRATOR).then(
      () => true,
      () => false,
    );
  await until('the administrator signs in', signedIn, SOON_MS);
});

test('a database that takes no writes is said not to answer, until it takes them again', async () => {
  const isReadOnly = (value: 'on' | 'off') => {
    postgres.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    postgres.query('SELECT pg_reload_conf()');
  };
  const backendLine = async () => (await (await fetch(`${siteUrl}/readyz`)).text()).split('\n')[1];
  onTestFinished(() => isReadOnly('off'));
  isReadOnly('on');
  await until(
    'the site knows',
    async () => (await backendLine()) === 'backend: answers, its database does not',
    SOON_MS,
  );
  isReadOnly('off');
  await until('it knows again', async () => (await backendLine()) === 'backend: answers', SOON_MS);
});

test('while the database is silent, pages of the admin and its interface say so, and work again after', async () => {
  const pageStatus = async () =>
    (await fetch(`${siteUrl}/admin/collections/posts`, { headers: { Cookie: `payload-token=${admin.token}` } })).status;
  const thaw = postgres.freeze();
  onTestFinished(thaw);
  const [shown, read, saved] = await Promise.all([
    pageStatus(),
    admin.get('/api/posts?limit=1'),
    admin.send('POST', '/api/posts?draft=true', { title: 'Silent' }),
  ]);
  expect([shown, read.status, saved.status]).toEqual([500, 503, 503]);
  expect(await read.text()).toContain('The database does not answer. Please try again');
  expect(await saved.text()).toContain('Whether this is saved shows once it does');
  thaw();
  await until('the page is there', async () => (await pageStatus()) === 200, SOON_MS);
});

test('a CMS whose clock is ahead says so, and publishes by the database’s', async () => {
  await stack.stop();
  const ahead = path.join(import.meta.dirname, '../support/services/clock-ahead.mjs');
  const hurried = createRunner(POSTGRES_STACK, { ...settings(), NODE_OPTIONS: `--import=${ahead}` });
  onTestFinished(() => hurried.end());
  const { printed } = await hurried.start('start');
  expect(printed()).toContain('clock is 3600 s ahead of the database’s');

  const editor = await signIn(siteUrl, ADMINISTRATOR);
  const plan = async (seconds: number) => {
    const title = `Planned ${crypto.randomUUID()}`;
    const id = await draftPost(editor, { en: title, de: title });
    // By this machine's clock, which is also the database's.
    const at = new Date(Date.now() + seconds * 1_000).toISOString();
    const times = { publish_at: at, timezone: 'Europe/Berlin' };
    await successOf(await editor.send('POST', '/api/planned', { collection: 'posts', id, ...times }));
    return async () => (await find(editor, 'posts', { id: String(id), _status: 'published' })).length > 0;
  };
  const [isEarly, isDue] = [await plan(1_800), await plan(2)];
  await until('what is due is published', isDue, SOON_MS);
  expect(await isEarly()).toBe(false);
});
