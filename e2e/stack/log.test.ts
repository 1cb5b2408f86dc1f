import { readFileSync } from 'node:fs';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_MESSAGE } from '@kontorwerk/contract/forms/testing/contact-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { admin } from '../support/cms/administrator.ts';
import { type CmsSession, session, signInAs, successOf } from '../support/cms/cms.ts';
import { sendAction } from '../support/cms/server-functions.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { MAIN_LOG_FILE, MAIN_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl } = MAIN_STACK;

/** A text in everything that the visitor of a test sends, and nowhere else. */
const marker = `marked${crypto.randomUUID().replaceAll('-', '')}`;

/** In milliseconds. */
const LOGGED_MS = 60_000;

const printed = () => readFileSync(MAIN_LOG_FILE, 'utf8');

/** Returns the JSON lines that a request left in the log. */
function linesOf(id: string): readonly { readonly name: string; readonly level: string; readonly msg: string }[] {
  return printed()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(id))
    .map((line) => JSON.parse(line));
}

function send(path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'User-Agent': marker, Referer: `${siteUrl}/?${marker}` };
  return fetch(`${siteUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Sends a request that the CMS logs and waits for its line: earlier lines are in the log by then. Returns its id. */
async function allIsLogged(): Promise<string> {
  const headers = { Authorization: `JWT ${admin.token}`, 'Content-Type': 'multipart/form-data; boundary=x' };
  const answer = await fetch(`${siteUrl}/api/media`, { method: 'POST', headers, body: '--x\r\nnothing' });
  expect(answer.status).toBe(400);
  const id = answer.headers.get('X-Request-Id') ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await until('the CMS has logged it', async () => linesOf(id).length > 0, LOGGED_MS);
  return id;
}

test('the answer, and what the CMS logs of a request, bear one id', async () => {
  const id = await allIsLogged();
  expect(linesOf(id)).toMatchObject([{ name: 'cms', level: 'info', request_id: id }]);
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const BROKEN_PART = '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n';
const NO_DOCUMENT = BROKEN_PART.replace('{', 'null');
/** Parts after an unreadable one are not parsed. */
const BROKEN_FILE = ['resume"; filename="a\0.pdf', 'file"; filename="a.svg']
  .map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`)
  .join('');
const RSC = { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%5D' };

/** Faulty requests that any client can send: none is the server's fault. */
const BY_ANYBODY: readonly (readonly [string, string, RequestInit?])[] = [
  ['GET', '/api/og?title=x'],
  ['POST', '/api', { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  ['POST', '/wp-json', { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  ['GET', '/services/constructor'],
  ['GET', '/api/media?where=x'],
  ['GET', '/api/media/none'],
  ['GET', '/api/media?limit=1.5'],
  ['GET', '/api/media/file/none.png'],
  ['DELETE', '/api/users'],
  ['PATCH', '/api/users', { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=ä' } }],
  ['POST', '/api/users/login', { body: '{', headers: JSON_TYPE }],
  ['POST', '/api/users/login', { body: '"x"', headers: JSON_TYPE }],
  ['POST', '/api/users/reset-password', { body: '"x"', headers: JSON_TYPE }],
  ['POST', '/api/users/reset-password', { body: '{"token":"x","password":"paper boats"}', headers: JSON_TYPE }],
  ['POST', '/api/users/forgot-password', { body: '{"email":" "}', headers: JSON_TYPE }],
  ['POST', '/api/users/login', { body: BROKEN_PART, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  ['POST', '/api/users/login', { body: NO_DOCUMENT, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  ['POST', '/api/users', { body: BROKEN_FILE, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  ['POST', '/api/pages', { body: '{', headers: { ...JSON_TYPE, 'X-HTTP-Method-Override': 'GET' } }],
  ['GET', '/_next/none', { headers: RSC }],
];

/** Faulty requests that need a session to get that far. */
const BY_EDITORS: readonly (readonly [string, string, RequestInit?])[] = [
  ['GET', '/api/pages/none'],
  ['DELETE', '/api/contact-messages/none'],
  ['POST', '/api/pages/none/duplicate'],
  ['GET', '/api/pages?where=x'],
  ['GET', '/api/pages?where[title][equals][a]=1'],
  ['GET', '/api/pages?where[createdAt][greater_than]=none'],
  ['GET', '/api/pages?where[title][near]=1'],
  ['GET', '/api/users/count?where=x'],
  ['GET', '/api/users/versions'],
  ['GET', '/api/media/versions/1'],
];

test('what whoever asks does wrong is said to be theirs, and is no error in the log', async () => {
  const asked = [...BY_ANYBODY, ...BY_EDITORS.map((each) => [...each, admin] as const)];
  const ids: string[] = [];
  for (const [method, path, init, who] of asked) {
    const headers = new Headers(init?.headers);
    if (who) headers.set('Authorization', `JWT ${who.token}`);
    const answer = await fetch(`${siteUrl}${path}`, { method, ...init, headers });
    expect.soft(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    expect.soft(answer.status, `${method} ${path}`).toBeLessThan(500);
    ids.push(answer.headers.get('X-Request-Id') ?? '');
  }
  // Next sends the admin's page as if its unreadable router state was missing; a missing page says so in its content.
  for (const path of ['/admin/login', '/admin/__proto__']) {
    const page = await fetch(`${siteUrl}${path}`, { headers: RSC });
    expect(page.status).toBe(200);
    ids.push(page.headers.get('X-Request-Id') ?? '');
  }
  await allIsLogged();
  for (const line of ids.flatMap(linesOf)) {
    expect.soft(line.level, line.msg).toBe('info');
    expect.soft(JSON.stringify(line)).not.toMatch(/"stack"|uncaught/);
  }
});

test('nothing of what visitors send is logged, whatever becomes of it', async () => {
  const email = `${marker}@kontorwerk.test`;
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const application = { ...FILLED_APPLICATION, email, resume, resume_name: `${marker}.pdf` };
  const statuses = [
    await send(CONTACT_PATH, { ...FILLED_MESSAGE, email, description: marker, topic: marker }),
    await send(`${CONTACT_PATH}?${marker}`, { ...FILLED_MESSAGE, email, department: marker, idempotency_key: marker }),
    await send(APPLICATION_PATH, application),
    await send(APPLICATION_PATH, { ...application, resume: marker }),
    await send('/api/users/login', { email, password: marker }),
    await send('/api/users/forgot-password', { email }),
    await fetch(`${siteUrl}/contactus/contactform?from=${marker}&email=${email}`),
    await fetch(`${siteUrl}/admin/reset/${marker}`),
    await fetch(`${siteUrl}/wp-json/bc/v1/${marker}?email=${email}`),
  ].map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect([statuses[0], statuses[2]]).toEqual([200, 200]);
  await allIsLogged();
  expect(printed()).not.toContain(marker);
});

test('who calls the admin’s functions without a session gets no error of the server’s, and leaves no stack in the log', async () => {
  const names = ['form-state', 'render-widget', 'render-document', 'schedule-publish', 'slugify', 'none', '__proto__'];
  const calls = names.map((name) => JSON.stringify([{ name, args: { collectionSlug: 'pages' } }]));
  const former = await signInAs(admin, 'editor');
  await successOf(await former.send('POST', '/api/users/logout'));
  const ids: string[] = [];
  const send = async (as: CmsSession, body: string) => {
    const answer = await sendAction(as, body);
    ids.push(answer.headers.get('X-Request-Id') ?? '');
    return [answer.status, await answer.text()] as const;
  };
  for (const body of [...calls, '[]', '[null]', '[{}]', '["form-state"]', '[{"name":1}]']) {
    const [status, text] = await send(former, body);
    expect.soft(status, body).toBe(200);
    expect.soft(text, body).toContain('You are not allowed to perform this action.');
  }
  for (const body of [...calls, '', '[', '["$F1"]', 'x']) {
    expect.soft((await send(session(siteUrl, ''), body))[0], body).toBe(405);
    expect.soft((await send(session(siteUrl, 'made.up.token'), body))[0], body).toBeLessThan(500);
  }
  await allIsLogged();
  for (const line of ids.flatMap(linesOf)) {
    expect.soft(line.level, line.msg).toBe('info');
    expect.soft(JSON.stringify(line)).not.toMatch(/"stack"|uncaught/);
  }
});
