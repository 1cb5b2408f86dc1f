/** Processing submissions: states, notes, a job's pipeline, exports. */
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { unzipSync } from 'fflate';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { createUser, find, signIn, successOf } from '../support/cms/cms.ts';
import { applicationFrom, messageFrom } from '../support/cms/sent-to-us.ts';
import { recruiter, sales } from '../support/cms/staff.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { newSender, postToBackend } from '../support/pages/wire-post.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const FORMULA = '=cmd|calc';

async function write(last_name: string, more: object = {}) {
  const email = `ada.${crypto.randomUUID()}@example.com`;
  const body = {
    first_name: FORMULA,
    last_name,
    company: '-',
    email,
    phone_number: '9876543210',
    description: 'a\nb',
    ...more,
  };
  expect((await postToBackend(CONTACT_PATH, body, 'en', newSender())).status).toBe(200);
  return messageFrom(sales, email);
}

async function apply(position: string) {
  const email = `ada.${crypto.randomUUID()}@example.com`;
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const body = {
    full_name: 'Ada',
    email,
    phone_number: '9876543210',
    position,
    years_of_experience: '3',
    checkbox: true,
    resume,
    resume_name: 'cv.pdf',
  };
  expect((await postToBackend(APPLICATION_PATH, body, 'en', newSender())).status).toBe(200);
  return applicationFrom(recruiter, email);
}

const exported = (query: string, as = sales) => as.get(`/api/contact-messages/export?${query}`);

test('an export has what the list’s filters show, without formulas and spam, and is noted as one', async () => {
  const mark = `mark${crypto.randomUUID().slice(0, 8)}`;
  const [kept, spam] = [await write(mark), await write(mark, { website: 'https://spam.test' })];
  expect([kept.status, spam.status]).toEqual(['new', 'spam']);
  const who = await createUser(admin, 'sales');
  const as = await signIn(MAIN_STACK.siteUrl, who);
  const csv = await exported(`format=csv&search=${mark}`, as);
  expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="contact-messages-[\d-]+\.csv"$/);
  expect(csv.headers.get('Cache-Control')).toContain('no-store');
  const [head, ...rows] = (await csv.text()).trimEnd().split('\r\n');
  expect(head).toMatch(/^\W?No\.,Received,State,/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(new RegExp(`^${kept.id},\\d{4}-\\d\\d-\\d\\dT[\\d:]+\\+0[12]:00,New,,'=cmd\\|calc,${mark},`));
  const [noted, ...others] = await find(admin, 'audit-log', { who: who.email, target: 'contact-messages' });
  expect(others).toEqual([]);
  expect(noted).toMatchObject({ action: 'list_exported', detail: 'csv: 1 rows, by search' });

  const chosen = await exported(`format=csv&search=${mark}&where[status][equals]=spam`, as);
  expect((await chosen.text()).trimEnd().split('\r\n')[1]).toMatch(new RegExp(`^${spam.id},`));
  const files = unzipSync(new Uint8Array(await (await exported(`format=xlsx&search=${mark}`, as)).arrayBuffer()));
  expect(Object.keys(files)).toContain('xl/workbook.xml');
});

test('an export of nothing says so before it is downloaded', async () => {
  const headers = { Authorization: `JWT ${sales.token}`, 'Accept-Language': 'de' };
  const ask = (query: string) => fetch(`${sales.url}/api/contact-messages/export?check=true&${query}`, { headers });
  const nothing = await ask(`format=csv&search=${crypto.randomUUID()}`);
  expect(nothing.status).toBe(404);
  expect(await nothing.text()).toContain('gibt es nichts zu exportieren');
  const mark = `mark${crypto.randomUUID().slice(0, 8)}`;
  await write(mark);
  expect(await successOf(await ask(`format=xlsx&search=${mark}`))).toEqual({ rows: 1 });
});

test.each([
  'format=pdf',
  'format=csv&where=x',
  'format=csv&where[hash][equals]=x',
  'format=csv&where[idempotency_digest][exists]=true',
])('an export of %s is refused', async (query) => expect((await exported(query)).status).toBe(400));

const thread = v.object({ entries: v.array(v.object({ author: v.string(), text: v.string() })) });

test('notes are added, by whoever sees the message, and neither changed nor lost', async () => {
  const { id } = await write('Notes');
  const at = `/api/contact-messages/${id}`;
  const add = (text: string) => sales.send('POST', `${at}/notes`, { text });
  expect((await add(' ')).status).toBe(400);
  expect((await add('x'.repeat(10_001))).status).toBe(400);
  // Concurrently: none overwrites another.
  await Promise.all(['one', 'two', '=three'].map(async (text) => successOf(await add(text))));
  const { entries } = v.parse(thread, await successOf(await admin.get(`${at}/thread`)));
  expect(entries.map(({ text }) => text).toSorted()).toEqual(['=three', 'one', 'two']);
  expect(entries[0]?.author).toMatch(/^#\d+$/);
  const [note] = await find(sales, 'inbox-notes', { message: String(id) });
  expect(await find(recruiter, 'inbox-notes', { message: String(id) })).toEqual([]);
  for (const as of [sales, admin]) {
    expect((await as.send('PATCH', `/api/inbox-notes/${note?.id}`, { text: 'x' })).status).toBe(403);
    expect((await as.send('DELETE', `/api/inbox-notes/${note?.id}`)).status).toBe(403);
  }
  await successOf(await admin.send('DELETE', at));
  expect(await find(admin, 'inbox-notes', { id: String(note?.id) })).toEqual([]);
});

test('what was taken for spam and is none counts as new where the admin opens', async () => {
  const suspected = await write('No spam', { website: 'https://spam.test' });
  await successOf(await sales.send('PATCH', `/api/contact-messages/${suspected.id}`, { status: 'new' }));
  const counts = v.object({ totalDocs: v.number() });
  const headers = { Cookie: `payload-token=${sales.token}`, 'Accept-Language': 'en', 'Sec-Fetch-Site': 'none' };
  // Other tests write meanwhile.
  await vi.waitFor(async () => {
    const dashboard = await (await fetch(`${sales.url}/admin`, { headers })).text();
    const asked = await sales.get('/api/contact-messages/count?where[status][equals]=new');
    expect(dashboard).toContain(`${v.parse(counts, await successOf(asked)).totalDocs}, the latest `);
  }, 20_000);
});

test('a job is deleted although somebody has applied for it, and their application stays', async () => {
  const { id } = await apply('Captain');
  const made = await admin.send('POST', '/api/jobs?draft=true&locale=en', { title: `Job ${crypto.randomUUID()}` });
  const { doc } = v.parse(v.object({ doc: v.object({ id: v.number() }) }), await successOf(made));
  await successOf(await recruiter.send('PATCH', `/api/applications/${id}`, { job: doc.id }));
  await successOf(await admin.send('DELETE', `/api/jobs/${doc.id}`));
  const [kept] = await find(recruiter, 'applications', { id: String(id) });
  expect(kept?.job ?? null).toBeNull();
});

test('who looks at the board is noted as who looks at the list, and an own account without a name is known by its address', async () => {
  const who = await createUser(admin, 'recruiter');
  const as = await signIn(MAIN_STACK.siteUrl, who);
  const { id } = await apply('Captain');
  const [self] = await find(admin, 'users', { email: who.email });
  await successOf(await as.send('PATCH', `/api/applications/${id}`, { assigned_to: self?.id }));
  const headers = { Cookie: `payload-token=${as.token}`, 'Sec-Fetch-Site': 'none' };
  const board = await (await fetch(`${as.url}/admin/pipeline`, { headers })).text();
  expect(board).toMatch(new RegExp(`"colleague\\\\?":\\\\?"${who.email}`));
  const noted = await find(admin, 'audit-log', { who: who.email, target: 'applications', action: 'listed' });
  expect(noted.length).toBeGreaterThan(0);
  const [signedIn] = await find(admin, 'audit-log', { who: who.email, action: 'signed_in' });
  expect(signedIn?.address).toBeTruthy();
  for (const { address } of noted) expect(address).toBe(signedIn?.address);
});

test('without a mail server an answer is refused and says why, and nothing counts as answered', async () => {
  const { id } = await write('Answer');
  const answer = {
    kind: 'contact_answer',
    key: crypto.randomUUID(),
    language: 'en',
    subject: 'Re',
    text: 'x',
    status: 'answered',
  };
  const refused = await sales.send('POST', `/api/contact-messages/${id}/answers`, answer);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('SMTP_URL');
  expect(await find(sales, 'contact-messages', { id: String(id) })).toMatchObject([{ status: 'new' }]);
});

test('an application stands in the pipeline of the job that it names, in whatever language, or in none', async () => {
  const [job] = await find(admin, 'jobs', {}, { locale: 'de', limit: '1', 'where[_status][equals]': 'published' });
  const [named, other] = [await apply(String(job?.title)), await apply('Captain')];
  expect([named.job, other.job ?? null]).toEqual([job?.id, null]);
  await successOf(
    await recruiter.send('PATCH', `/api/applications?where[id][in]=${named.id},${other.id}`, { status: 'interview' }),
  );
  expect(await find(recruiter, 'applications', { id: String(named.id), status: 'interview' })).toHaveLength(1);
  expect((await recruiter.send('PATCH', `/api/applications/${named.id}`, { status: 'invited' })).status).toBe(400);
});
