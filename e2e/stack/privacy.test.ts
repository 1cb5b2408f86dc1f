import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { unzipSync } from 'fflate';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newVisitor, type Visitor } from '../support/browser/forms.ts';
import { admin } from '../support/cms/administrator.ts';
import { type CmsDocument, createUser, find, signIn, successOf } from '../support/cms/cms.ts';
import { applicationFrom, messageFrom } from '../support/cms/sent-to-us.ts';
import { login, userOf } from '../support/cms/signing-in.ts';
import { recruiter, sales } from '../support/cms/staff.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { newSender, postToBackend } from '../support/pages/wire-post.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const document = v.looseObject({ id: v.number() });
const file = v.object({ id: v.number(), url: v.string(), active_content: v.nullish(v.array(v.string())) });

async function apply(visitor: Visitor, resume: Buffer): Promise<CmsDocument> {
  const body = {
    full_name: visitor.firstName,
    email: visitor.email,
    phone_number: visitor.phone,
    position: 'Engineer',
    years_of_experience: '3',
    checkbox: true,
    resume: `data:application/pdf;base64,${resume.toString('base64')}`,
    resume_name: 'cv.pdf',
  };
  expect((await postToBackend(APPLICATION_PATH, body, 'en', newSender())).status).toBe(200);
  return applicationFrom(recruiter, visitor.email);
}

async function write(visitor: Visitor): Promise<CmsDocument> {
  const { firstName: first_name, email, phone: phone_number } = visitor;
  const body = { first_name, company: '-', email, phone_number, description: 'Hello' };
  expect((await postToBackend(CONTACT_PATH, body, 'en', newSender())).status).toBe(200);
  return messageFrom(sales, visitor.email);
}

const audited = (target: string, action: string) => find(admin, 'audit-log', { target, action });

test('a resume with JavaScript is kept, marked in the inbox and at the file, and saved, never shown', async () => {
  const pdf = Buffer.concat([tinyPdf(), Buffer.from('4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n')]);
  const application = await apply(newVisitor(), pdf);
  expect(application.active_content).toEqual(['javascript']);
  const resume = v.parse(file, await successOf(await recruiter.get(`/api/resumes/${application.resume}`)));
  expect(resume.active_content).toEqual(['javascript']);
  const download = await recruiter.get(new URL(resume.url, recruiter.url).pathname);
  expect(download.headers.get('Content-Disposition')).toMatch(/^attachment/);
  expect(download.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);
  expect((await apply(newVisitor(), tinyPdf())).active_content ?? []).toEqual([]);
});

test('who opened, downloaded or deleted is noted, with the time and a truncated address, and nobody changes it', async () => {
  const { id, resume } = await apply(newVisitor(), tinyPdf());
  await successOf(await recruiter.get(`/api/applications/${id}`));
  await successOf(await recruiter.get(`/api/applications/${id}`));
  const { url } = v.parse(file, await successOf(await recruiter.get(`/api/resumes/${resume}`)));
  await recruiter.get(new URL(url, recruiter.url).pathname);
  await successOf(await recruiter.send('DELETE', `/api/applications/${id}`));
  const [opened, ...again] = await audited(`applications/${id}`, 'opened');
  expect(again).toEqual([]);
  expect(opened).toMatchObject({ who: expect.stringContaining('recruiter-'), document: `Application ${id}` });
  expect(opened?.address).toMatch(/^(127\.0\.0\.0|0:0:0::|)$/);
  expect(await audited(`resumes/${resume}`, 'downloaded')).toHaveLength(1);
  expect(await audited(`applications/${id}`, 'deleted')).toHaveLength(1);
  for (const [method, path] of [
    ['POST', ''],
    ['PATCH', `/${opened?.id}`],
    ['DELETE', `/${opened?.id}`],
  ] as const)
    expect((await admin.send(method, `/api/audit-log${path}`, { who: 'x', action: 'opened' })).status).toBe(403);
  expect((await recruiter.get('/api/audit-log')).status).toBe(403);
});

test('each list is noted with all that stood on it, and who changes something is noted as who is handed it', async () => {
  const reader = await createUser(admin, 'recruiter');
  const as = await signIn(MAIN_STACK.siteUrl, reader);
  const [one, other] = [await apply(newVisitor(), tinyPdf()), await apply(newVisitor(), tinyPdf())];
  const both = `where[id][in]=${one.id},${other.id}`;
  const listed = (...ids: readonly CmsDocument['id'][]) =>
    find(admin, 'audit-log', { action: 'listed', who: reader.email, detail: ids.join(', ') });
  await successOf(await as.get(`/api/applications?${both}&sort=id&limit=1`));
  await successOf(await as.get(`/api/applications?${both}&sort=id&limit=1&page=2`));
  expect([await listed(one.id), await listed(other.id)]).toMatchObject([[{}], [{}]]);
  await successOf(await as.send('PATCH', `/api/applications?${both}&sort=id`, { status: 'in_review' }));
  expect(await listed(one.id, other.id)).toHaveLength(1);
  await successOf(await as.send('PATCH', `/api/applications/${one.id}`, { status: 'new' }));
  expect(await audited(`applications/${one.id}`, 'opened')).toHaveLength(1);
});

test('what is deleted or saved is so as a whole, and noted, whatever part of it the request selects', async () => {
  const [one, ...others] = [await apply(newVisitor(), tinyPdf()), await apply(newVisitor(), tinyPdf())];
  const bulk = others.map(({ id }) => id).join(',');
  const urls = await Promise.all(
    [one, ...others].map(
      async ({ resume }) => v.parse(file, await successOf(await recruiter.get(`/api/resumes/${resume}`))).url,
    ),
  );
  await successOf(await recruiter.send('DELETE', `/api/applications/${one.id}?select[id]=true`));
  await successOf(await recruiter.send('DELETE', `/api/applications?where[id][in]=${bulk}&select%5Bid%5D=true`));
  for (const [at, { resume }] of [one, ...others].entries()) {
    expect((await recruiter.get(`/api/resumes/${resume}`)).status).toBe(404);
    expect((await recruiter.get(new URL(urls[at] ?? '', recruiter.url).pathname)).status).toBe(404);
    expect(await audited(`resumes/${resume}`, 'deleted')).toHaveLength(1);
  }
  const as = await createUser(admin, 'admin');
  const session = await signIn(MAIN_STACK.siteUrl, as);
  const { audit } = v.parse(
    v.object({ audit: v.number() }),
    await successOf(await session.get('/api/globals/privacy-settings')),
  );
  for (const months of [audit + 1, audit])
    await successOf(await session.send('POST', '/api/globals/privacy-settings?select[id]=true', { audit: months }));
  expect(await find(admin, 'audit-log', { who: as.email, action: 'settings_changed' })).toHaveLength(2);
});

test('who counts what visitors sent, or lists resumes, is noted by what was asked for', async () => {
  const reader = await createUser(admin, 'recruiter');
  const as = await signIn(MAIN_STACK.siteUrl, reader);
  const { resume } = await apply(newVisitor(), tinyPdf());
  const noted = async (action: string) =>
    (await find(admin, 'audit-log', { action, who: reader.email })).map(({ target, detail }) => [target, detail]);
  for (const letter of ['a', 'b'])
    await successOf(
      await as.get(`/api/applications/count?where[or][0][full_name][like]=${letter}&where[status][equals]=new`),
    );
  await successOf(await as.get('/api/applications/export?format=csv&check=true&where[email][like]=a'));
  await successOf(await as.get(`/api/resumes/count`));
  expect((await noted('counted')).toSorted()).toEqual([
    ['applications', expect.stringContaining('email')],
    ['applications', 'full_name, status'],
    ['resumes', ''],
  ]);
  await successOf(await as.get(`/api/resumes?where[id][equals]=${resume}`));
  await successOf(await as.get(`/api/resumes/${resume}`));
  expect([await noted('listed'), await noted('opened')]).toEqual([
    [['resumes', String(resume)]],
    [[`resumes/${resume}`, '']],
  ]);
});

test('who changed which settings is noted, once for each change, and saving them as they are is not', async () => {
  const editor = await createUser(admin, 'admin');
  const as = await signIn(MAIN_STACK.siteUrl, editor);
  const address = (slug: string) => `/api/globals/${slug}?locale=en`;
  const settings = async (slug: string) =>
    v.parse(v.record(v.string(), v.unknown()), await successOf(await as.get(address(slug))));
  for (const [slug, field, change] of [
    ['site-settings', 'legal_name', (name: unknown) => `${name} `],
    ['mails', 'notice_of_spam', (wished: unknown) => wished !== true],
    ['privacy-settings', 'audit', (months: unknown) => Number(months) + 1],
  ] as const) {
    const { [field]: before } = await settings(slug);
    for (const value of [change(before), before, before])
      await successOf(await as.send('POST', address(slug), { [field]: value }));
    const noted = await find(admin, 'audit-log', { who: editor.email, target: `globals/${slug}` });
    expect(
      noted.map(({ action, detail }) => [action, detail]),
      slug,
    ).toEqual([1, 2].map(() => ['settings_changed', field]));
  }
});

test('whoever the forms take an address of can be erased', async () => {
  const email = `ada..${crypto.randomUUID().slice(0, 8)}@example.com`;
  await write({ ...newVisitor(), email });
  const erased = await admin.send('POST', '/api/globals/privacy-settings/erase-person', { email });
  expect(await successOf(erased)).toEqual({ messages: 1, applications: 0 });
});

test('one person’s data is exported and erased by an administrator, whatever case the address is typed in', async () => {
  const [visitor, other] = [newVisitor(), newVisitor()];
  const message = await write(visitor);
  const application = await apply(visitor, tinyPdf());
  const kept = await write({ ...other, email: `x-${visitor.email}` });
  const email = visitor.email.toUpperCase();
  const ask = (path: string, as = admin) => as.send('POST', `/api/globals/privacy-settings/${path}`, { email });

  expect((await ask('export-person', recruiter)).status).toBe(403);
  expect((await ask('erase-person', sales)).status).toBe(403);
  const archive = unzipSync(new Uint8Array(await (await ask('export-person')).arrayBuffer()));
  const data = JSON.parse(new TextDecoder().decode(archive['data.json']));
  expect(data).toMatchObject({ messages: [{ id: message.id }], applications: [{ id: application.id }] });
  const resumes = Object.entries(archive).filter(([name]) => name.startsWith('resumes/'));
  expect(resumes.map(([, bytes]) => Buffer.from(bytes).equals(tinyPdf()))).toEqual([true]);

  expect(await successOf(await ask('erase-person'))).toEqual({ messages: 1, applications: 1 });
  expect((await ask('export-person')).status).toBe(404);
  expect(await find(recruiter, 'applications', { email: visitor.email })).toEqual([]);
  expect((await recruiter.get(`/api/resumes/${application.resume}`)).status).toBe(404);
  expect(v.parse(document, await messageFrom(sales, `x-${visitor.email}`)).id).toBe(kept.id);
  const [noted] = await find(admin, 'audit-log', { action: 'erased' }, { sort: '-createdAt' });
  expect(noted?.detail).toContain('1 messages, 1 applications');
  expect(JSON.stringify(noted)).not.toContain(visitor.email);
});

test('what an account did stays noted under the address that it had then, and its change of address is noted', async () => {
  const before = await createUser(admin, 'admin');
  const after = { ...before, email: `new-${before.email}` };
  expect((await login({ ...before, password: 'wrong' }, newSender())).status).toBe(401);
  const id = await userOf(before);
  const change = async (from: typeof before, email: string) => {
    const as = await signIn(MAIN_STACK.siteUrl, from);
    await successOf(await as.send('PATCH', `/api/users/${id}`, { email, current_password: from.password }));
  };
  await change(before, after.email);
  const noted = () => find(admin, 'audit-log', { who: before.email }, { sort: 'id' });
  expect((await noted()).map(({ action, target, detail }) => [action, target, detail])).toEqual([
    ['sign_in_failed', `users/${id}`, ''],
    ['signed_in', `users/${id}`, ''],
    ['settings_changed', `users/${id}`, `${before.email} → ${after.email}`],
  ]);
  const as = await signIn(MAIN_STACK.siteUrl, after);
  const erase = () => as.send('POST', '/api/globals/privacy-settings/erase-person', { email: before.email });
  expect((await erase()).status).toBe(404);
  expect((await login(before, newSender())).status).toBe(401);
  await successOf(await erase());
  expect(await noted()).toHaveLength(3);
  await change(after, before.email);
});
