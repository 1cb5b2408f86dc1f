import { readFileSync } from 'node:fs';
import { CONTACT_FIELDS } from '@kontorwerk/contract/forms/contact';
import { CONTACT_WIRE_FIELDS } from '@kontorwerk/contract/forms/contact-submission';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_CONTACT } from '@kontorwerk/contract/forms/testing/contact-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { tinyPdf } from '../support/documents/pdf.ts';
import { MAIN_LOG_FILE, MAIN_STACK } from '../support/stacks.ts';
import { admin } from '../support/staff.ts';
import { until } from '../support/until.ts';

const { siteUrl } = MAIN_STACK;

/** What stands in everything that the visitor of a test sends, and nowhere else. */
const marker = `marked${crypto.randomUUID().replaceAll('-', '')}`;

/** In milliseconds. */
const LOGGED_MS = 60_000;

const printed = () => readFileSync(MAIN_LOG_FILE, 'utf8');

/** The lines of JSON that a request left in the log. */
function linesOf(id: string): readonly { readonly name: string; readonly msg: string }[] {
  return printed()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(id))
    .map((line) => JSON.parse(line));
}

function send(path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'User-Agent': marker, Referer: `${siteUrl}/?${marker}` };
  return fetch(`${siteUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

test('the answer, and what the CMS logs of a request, bear one id', async () => {
  const headers = { Authorization: `JWT ${admin.token}`, 'Content-Type': 'multipart/form-data; boundary=x' };
  const answer = await fetch(`${siteUrl}/api/media`, { method: 'POST', headers, body: '--x\r\nnothing' });
  expect(answer.status).toBe(400);
  const id = answer.headers.get('X-Request-Id') ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await until('the CMS has logged it', async () => linesOf(id).length > 0, LOGGED_MS);
  expect(linesOf(id)).toMatchObject([{ name: 'cms', level: 'error', request_id: id }]);
});

test('nothing of what visitors send is logged, whatever becomes of it', async () => {
  const email = `${marker}@kontorwerk.test`;
  const message = Object.fromEntries(CONTACT_FIELDS.map((name) => [CONTACT_WIRE_FIELDS[name], FILLED_CONTACT[name]]));
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const application = { ...FILLED_APPLICATION, email, resume, resume_name: `${marker}.pdf` };
  const statuses = [
    await send(CONTACT_PATH, { ...message, email, description: marker, topic: marker }),
    await send(`${CONTACT_PATH}?${marker}`, { ...message, email, department: marker, idempotency_key: marker }),
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
  // What is logged after these is in the log when this is.
  const last = await fetch(`${siteUrl}/api/media`, {
    method: 'POST',
    headers: { Authorization: `JWT ${admin.token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nnothing',
  });
  await until('it is logged', async () => linesOf(last.headers.get('X-Request-Id') ?? '').length > 0, LOGGED_MS);
  expect(printed()).not.toContain(marker);
});
