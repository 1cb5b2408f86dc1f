/**
 * Two CMS processes on one PostgreSQL and one object store, behind an nginx that balances between them, and a site that
 * knows only nginx.
 */
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { APPLICATION_PATH, CONTACT_PATH, DEFAULT_TOKEN, listPath, SECURE_HEADER } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsSession, find, session, signIn, successOf } from '../support/cms/cms.ts';
import { uploadPicture } from '../support/cms/plain-picture.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { type SharedStack, startShared } from '../support/stacks/shared-stack.ts';
import { ADMINISTRATOR, SHARED } from '../support/stacks/stacks.ts';
import { presentVersion } from '../support/stacks/versions.ts';
import { until } from '../support/until.ts';

const [FIRST, SECOND] = SHARED.members;
const SOON_MS = 60_000;

let shared: SharedStack;
let siteUrl: string;
let admin: CmsSession;

beforeAll(async () => {
  shared = await startShared();
  ({ siteUrl } = shared);
  admin = await signIn(siteUrl, ADMINISTRATOR);
}, 180_000);
afterAll(() => shared?.end());

const somebody = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Sends a contact message to one of the processes, or to the site. */
async function send(url: string, email: string, changed: object = {}): Promise<number> {
  const body = {
    first_name: 'Ada',
    company: 'Lovelace',
    email,
    phone_number: '9876543210',
    description: 'Hallo',
    ...changed,
  };
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'de', [SECURE_HEADER]: DEFAULT_TOKEN };
  return (await fetch(`${url}${CONTACT_PATH}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

/** Returns the project list on one process's wire. */
async function listAt(cmsUrl: string): Promise<string> {
  const headers = { [SECURE_HEADER]: DEFAULT_TOKEN };
  return (await fetch(`${cmsUrl}${listPath('projects', 'en')}?cards=48`, { headers })).text();
}

test('of two that start at the same moment one makes the tables and fills the empty database', () => {
  const run = shared.postgres.query('SELECT name FROM payload_migrations ORDER BY name');
  expect(run).toEqual(presentVersion().migrations);
  expect(shared.postgres.query('SELECT count(*) FROM users')).toEqual(['1']);
  const [twice] = shared.postgres.query(
    "SELECT count(*) FROM (SELECT title FROM projects_locales WHERE _locale = 'en' GROUP BY title HAVING count(*) > 1) AS t",
  );
  expect(twice).toBe('0');
  expect(shared.postgres.query('SELECT count(*) FROM projects')[0]).not.toBe('0');
});

test.each([
  ['first', FIRST, SECOND],
  ['second', SECOND, FIRST],
] as const)('what is published at the %s is on the wire of the other, and on the site', async (_name, here, there) => {
  // A session of one process is valid at the other.
  const editor = session(here.cmsUrl, admin.token);
  const [project] = await find(editor, 'projects', { _status: 'published' });
  const title = `Published at ${here.cmsPort}`;
  await successOf(
    await editor.send('PATCH', `/api/projects/${project?.id}?locale=en`, { title, _status: 'published' }),
  );
  await until('the other has it', async () => (await listAt(there.cmsUrl)).includes(title), SOON_MS);
  const shown = async () => (await (await fetch(`${siteUrl}/projects`)).text()).includes(title);
  await until('visitors see it', shown, SOON_MS);
});

test('what a process did not hear while its connection was down it has read when it is back', async () => {
  const editor = session(FIRST.cmsUrl, admin.token);
  const [project] = await find(editor, 'projects', { _status: 'published' });
  const title = 'Published meanwhile';
  // Bypasses all hooks, so no process is notified.
  shared.postgres.query(
    `UPDATE projects_locales SET title = '${title}' WHERE _parent_id = ${project?.id} AND _locale = 'en'`,
  );
  shared.postgres.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'kontorwerk line'",
  );
  for (const { cmsUrl } of SHARED.members)
    await until(`${cmsUrl} has read it`, async () => (await listAt(cmsUrl)).includes(title), SOON_MS);
});

test('a message that comes to both at the same moment is stored once', async () => {
  const email = somebody();
  const at = [FIRST, SECOND, FIRST, SECOND].map(({ cmsUrl }) => send(cmsUrl, email, { idempotency_key: 'the-same' }));
  expect(await Promise.all(at)).toEqual([200, 200, 200, 200]);
  expect(await find(admin, 'contact-messages', { email })).toHaveLength(1);
});

test('each mail goes out once, whichever process took the message, and by either when the other has ended', async () => {
  const writers = Array.from({ length: 20 }, somebody);
  await Promise.all(writers.map((email, at) => send((at % 2 ? FIRST : SECOND).cmsUrl, email)));
  for (const email of writers) await shared.mails.mailTo(email);
  for (const member of shared.cms) {
    await member.stop();
    const late = somebody();
    // Through nginx, which passes it to the remaining process.
    expect(await send(siteUrl, late)).toBe(200);
    await shared.mails.mailTo(late);
    await member.start();
  }
  for (const email of writers) expect(shared.mails.mailsTo(email), email).toHaveLength(1);
});

test('a mail that a process was sending when all were killed goes out soon after the next start', async () => {
  const email = somebody();
  const begun = shared.mails.fallSilent(email);
  expect(await send(siteUrl, email)).toBe(200);
  await begun;
  await Promise.all(shared.cms.map((member) => member.crash()));
  shared.mails.answer(email, null);
  await Promise.all(shared.cms.map((member) => member.start()));
  await shared.mails.mailTo(email);
});

/** Submits an application with a resume to the site. */
async function apply(email: string): Promise<number> {
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'de' };
  const body = JSON.stringify({ ...FILLED_APPLICATION, email, resume, resume_name: 'cv.pdf' });
  return (await fetch(`${siteUrl}${APPLICATION_PATH}`, { method: 'POST', headers, body })).status;
}

test('a picture that is uploaded at one is in the object store, at the other and on the site, until it is deleted', async () => {
  expect(await shared.objects.keys('uploads')).not.toHaveLength(0);
  const id = await uploadPicture(session(FIRST.cmsUrl, admin.token), 'plain');
  const [picture] = await find(admin, 'media', { id: String(id) });
  const filename = String(picture?.filename);
  const ofIt = async () => (await shared.objects.keys('uploads')).filter((key) => key.includes('/plain-'));
  expect(await ofIt()).toContain(`uploads/${filename}`);
  for (const url of [SECOND.cmsUrl, siteUrl]) {
    const answer = await fetch(`${url}/uploads/${filename}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const again = await fetch(`${url}/uploads/${filename}`, {
      headers: { 'If-None-Match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  }
  await successOf(await session(SECOND.cmsUrl, admin.token).send('DELETE', `/api/media/${id}`));
  expect(await ofIt()).toEqual([]);
  expect((await fetch(`${FIRST.cmsUrl}/uploads/${filename}`)).status).toBe(404);
});

test('a resume is in the object store, for those alone who may read it, and goes with its application', async () => {
  const email = somebody();
  expect(await apply(email)).toBe(200);
  const [application] = await find(admin, 'applications', { email }, { depth: '1' });
  const { filename } = v.parse(v.looseObject({ filename: v.string() }), application?.resume);
  expect(await shared.objects.keys('resumes')).toContain(`resumes/${filename}`);
  const path = `/api/resumes/file/${filename}`;
  expect((await fetch(`${SECOND.cmsUrl}${path}`)).status).toBe(403);
  const downloaded = await session(SECOND.cmsUrl, admin.token).get(path);
  expect(Buffer.from(await downloaded.arrayBuffer()).equals(tinyPdf())).toBe(true);
  expect((await fetch(`${siteUrl}/uploads/../resumes/${filename}`)).status).toBe(404);
  await successOf(await admin.send('DELETE', `/api/applications/${application?.id}`));
  expect(await shared.objects.keys('resumes')).not.toContain(`resumes/${filename}`);
});

test('while the object store is away nothing that was sent is lost', async () => {
  const [key = ''] = await shared.objects.keys('uploads');
  await shared.objects.pause();
  const email = somebody();
  const picture = await fetch(`${FIRST.cmsUrl}/${key}`);
  expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await apply(email)).toBe(200);
  expect(await send(siteUrl, somebody())).toBe(200);
  expect(await find(admin, 'applications', { email })).toHaveLength(0);
  await shared.objects.resume();
  const isStored = async () => (await find(admin, 'applications', { email })).length === 1;
  await until('it is stored', isStored, SOON_MS);
  expect((await fetch(`${FIRST.cmsUrl}/${key}`)).status).toBe(200);
});

/** Makes PostgreSQL accept writes to a table and refuse them at commit. */
function refuseCommits(table: string): void {
  shared.postgres.query(
    `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not now'; END $$;
     CREATE CONSTRAINT TRIGGER refuse AFTER INSERT OR UPDATE ON ${table} DEFERRABLE INITIALLY DEFERRED
       FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
}

test('an editor is told of a save that the database refuses when it is committed', async () => {
  const [review] = await find(admin, 'reviews', {});
  const save = () => admin.send('PATCH', `/api/reviews/${review?.id}?locale=en`, { name: 'Refused' });
  refuseCommits('reviews');
  expect((await save()).status).toBeGreaterThanOrEqual(500);
  shared.postgres.query('DROP TRIGGER refuse ON reviews');
  expect(await find(admin, 'reviews', { name: 'Refused' })).toEqual([]);
  expect((await save()).status).toBe(200);
});

test('a message that the database refuses when it is committed is answered as not stored, and comes to be stored later', async () => {
  refuseCommits('contact_messages');
  const [direct, visitor] = [somebody(), somebody()];
  expect(await send(FIRST.cmsUrl, direct)).toBe(503);
  expect(await send(siteUrl, visitor)).toBe(200);
  expect(await find(admin, 'contact-messages', { email: visitor })).toHaveLength(0);
  shared.postgres.query('DROP TRIGGER refuse ON contact_messages');
  await until(
    'it is stored',
    async () => (await find(admin, 'contact-messages', { email: visitor })).length === 1,
    SOON_MS,
  );
});
