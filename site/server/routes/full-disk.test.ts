import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { BODY_LIMITS, SUBMISSION_LIMITS } from '../base/limits.ts';
import { ask } from '../testing/http-client.ts';
import { fetchMetrics } from '../testing/metrics.ts';
import { html, startTestSite } from '../testing/test-site.ts';

const TOKEN = 'a-token-of-this-test';
/** A submission too long to be held in memory until the backend has answered. */
const MESSAGE = JSON.stringify({ first_name: 'A'.repeat(SUBMISSION_LIMITS.incomingInMemory) });
const SHORT_MESSAGE = JSON.stringify({ first_name: 'Ada' });

/** A plain form with a file, which goes to the disk. */
async function form(): Promise<{ readonly headers: Record<string, string>; readonly body: Buffer }> {
  const fields = new FormData();
  fields.set('resume', new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  const made = new Response(fields);
  const body = Buffer.from(await made.arrayBuffer());
  return { headers: { 'Content-Type': made.headers.get('content-type') ?? '' }, body };
}

test('where nothing can be written pages are served, short messages arrive, who sends more is told in their own words, and it is over by itself', async () => {
  const metrics = { port: null, host: '127.0.0.1', token: TOKEN };
  const site = await startTestSite({ metrics, admission: { bodiesPerClient: 100, formBurst: 100 } });
  site.backend.answers.set(CONTACT_PATH, (_request, response) => response.end('{}'));
  site.backend.answers.set('/api/media', (_request, response) => response.end('{}'));
  site.render = async ({ form }) => html(form ? 'sent' : 'page');
  const posted = await form();
  const send = async () => ({
    message: await ask(`${site.url}${CONTACT_PATH}`, { method: 'POST', body: MESSAGE }),
    form: await ask(`${site.url}/de/career-form`, { method: 'POST', ...posted }),
    upload: await ask(`${site.url}/api/media`, {
      method: 'POST',
      headers: { Cookie: 'payload-token=x', 'Accept-Language': 'de' },
      body: Buffer.alloc(BODY_LIMITS.inMemory + 1),
    }),
  });
  const incoming = path.join(site.folder, 'incoming');
  // Not even root can create an entry in a file.
  await rm(incoming, { recursive: true });
  await writeFile(incoming, '');
  for (let times = 0; times < 3; times += 1) {
    const { message, form, upload } = await send();
    expect([message, form, upload].map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
      [503, '5'],
    ]);
    expect(JSON.parse(message.text)).toMatchObject({ code: 'backend_unavailable' });
    expect(form.text).toContain('Das konnte gerade nicht angenommen werden.');
    expect(JSON.parse(upload.text).errors[0].message).toContain('Das konnte gerade nicht angenommen werden.');
    expect((await ask(`${site.url}/?${times}`)).status).toBe(200);
    expect((await ask(`${site.url}${CONTACT_PATH}`, { method: 'POST', body: SHORT_MESSAGE })).status).toBe(200);
  }
  for (const about of [
    `submission to ${CONTACT_PATH}: ENOTDIR`,
    'a form is not taken in: ',
    'what is sent to the CMS is not taken in: ',
  ])
    expect(
      site.lines.filter((line) => line.includes(about)),
      about,
    ).toHaveLength(1);
  const counted = await fetchMetrics(site, TOKEN);
  const failed = (name: string) => counted.get(`site_submissions_total{form="${name}",outcome="failed"}`);
  expect([failed('message'), failed('application')]).toEqual([3, 3]);
  await rm(incoming);
  await mkdir(incoming);
  const { message, form: formNow, upload } = await send();
  expect([message.status, formNow.status, upload.status]).toEqual([200, 200, 200]);
});
