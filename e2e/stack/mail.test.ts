import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { CONTACT_FIELDS } from '@kontorwerk/contract/forms/contact';
import { CONTACT_WIRE_FIELDS } from '@kontorwerk/contract/forms/contact-submission';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_CONTACT } from '@kontorwerk/contract/forms/testing/contact-cases';
import type { Language } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { type CmsSession, createUser, find, signIn, successOf } from '../support/cms.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import type { Launched } from '../support/launch.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { deliveries, sendAgain } from '../support/outbox.ts';
import { createRunner, type Runner } from '../support/runner.ts';
import { ADMINISTRATOR, MAIL_SERVER_PORT, MAIL_STACK, WEBHOOK_PORT } from '../support/stacks.ts';
import { until } from '../support/until.ts';
import { newSender } from '../support/wire-post.ts';

const { cmsUrl, siteUrl } = MAIL_STACK;
const FROM = 'website@kontorwerk.example';
const SECRET = 'sixteen-characters-or-more';

/** How long what the CMS does by itself may take, in milliseconds. */
const SOON_MS = 90_000;

// One after the other: all use the same ports.

let runner: Runner;
let cms: Launched;
let admin: CmsSession;
let mails: MailServer;

type Call = { readonly signature: string; readonly body: string };
const calls: Call[] = [];
let webhookStatus = 200;
const webhook = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  calls.push({ signature: String(request.headers['x-signature']), body: Buffer.concat(chunks).toString() });
  response.writeHead(webhookStatus).end();
});

async function startCms(): Promise<void> {
  cms = await runner.start('cms');
  admin = await signIn(cmsUrl, ADMINISTRATOR);
}

beforeAll(async () => {
  runner = createRunner(MAIL_STACK, {
    SMTP_URL: `smtp://127.0.0.1:${MAIL_SERVER_PORT}`,
    MAIL_FROM: FROM,
    WEBHOOK_URL: `http://127.0.0.1:${WEBHOOK_PORT}/leads`,
    WEBHOOK_SECRET: SECRET,
  });
  webhook.listen(WEBHOOK_PORT, '127.0.0.1');
  await once(webhook, 'listening');
}, 120_000);
afterAll(async () => {
  await runner.end();
  await mails?.stop();
  webhook.close();
  webhook.closeAllConnections();
});

const CONTACT = Object.fromEntries(CONTACT_FIELDS.map((name) => [CONTACT_WIRE_FIELDS[name], FILLED_CONTACT[name]]));
const RESUME = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;

function somebody(): string {
  return `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Sends a submission, and tells the id under which it was stored. */
async function submit(path: string, body: Readonly<Record<string, unknown>>, language: Language): Promise<number> {
  const answer = await fetch(`${cmsUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language, 'X-Forwarded-For': newSender() },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.text()).toBe(200);
  const collection = path === CONTACT_PATH ? 'contact-messages' : 'applications';
  const [stored] = await find(admin, collection, {}, { sort: '-createdAt', limit: '1' });
  return Number(stored?.id);
}

const message = (changed: object, language: Language = 'en') =>
  submit(CONTACT_PATH, { ...CONTACT, ...changed }, language);
const application = (changed: object, language: Language = 'en') =>
  submit(APPLICATION_PATH, { ...FILLED_APPLICATION, resume: RESUME, ...changed }, language);

async function setRules(rules: readonly object[], options: object = {}): Promise<void> {
  await successOf(await admin.send('POST', '/api/globals/mails', { rules, ...options }));
}

async function untilAll(about: number, kind: string | undefined, state: string): Promise<void> {
  const all = async () => {
    const found = await deliveries(admin, about, kind);
    return found.length > 0 && found.every((delivery) => delivery.state === state);
  };
  await until(`${kind ?? 'what'} tells of ${about}: ${state}`, all, SOON_MS).catch(async (error: unknown) => {
    throw new Error(`${error}\n${JSON.stringify(await deliveries(admin, about, kind))}`);
  });
}

test('a mail server that is down delays mails and loses none, over a crash of the CMS too', async () => {
  await startCms();
  const email = somebody();
  const about = await message({ email, first_name: 'Jürgen', description: 'Größe & <b>Maß</b>' }, 'de');
  await untilAll(about, 'contact_confirmation', 'Failed, will be tried again');
  await untilAll(about, 'contact_notice', 'Failed, will be tried again');
  for (const { input, last_problem, totalTried } of await deliveries(admin, about)) {
    expect(['about,kind', 'about,type']).toContain(Object.keys(input).toSorted().join());
    expect(last_problem === '' || /ECONNREFUSED/.test(last_problem), last_problem).toBe(true);
    expect(totalTried).toBe(1);
  }
  await cms.crash();
  mails = await startMailServer(MAIL_SERVER_PORT);
  await until('the ports are free', () => runner.portsAreFree(), SOON_MS);
  await startCms();
  for (const delivery of await deliveries(admin, about)) if (delivery.input.kind) await sendAgain(admin, delivery);

  const confirmation = await mails.mailTo(email);
  expect(confirmation.subject).toBe('Ihre Nachricht an Kontorwerk');
  expect(confirmation.from).toEqual({ address: FROM, name: 'Kontorwerk' });
  expect(confirmation.replyTo).toMatchObject([{ address: brand.email }]);
  expect(confirmation.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
  );
  expect(confirmation.text).toContain('Guten Tag Jürgen,');
  expect(confirmation.html).toContain('Guten Tag Jürgen,');
  expect(confirmation.html).toContain('Freundliche Grüße<br>Kontorwerk');

  const notice = await mails.mailTo(brand.email);
  expect(notice.subject).toBe('New message from Jürgen Lovelace');
  expect(notice.replyTo).toMatchObject([{ address: email }]);
  expect(notice.text).toContain('Größe & <b>Maß</b>');
  expect(notice.html).toContain('Größe &amp; &lt;b&gt;Maß&lt;/b&gt;');
  expect(notice.text).toContain(`${siteUrl}/admin/collections/contact-messages/${about}`);

  await untilAll(about, 'contact_confirmation', 'Sent');
  await untilAll(about, 'contact_notice', 'Sent');
  expect(mails.received()).toHaveLength(2);
  const log = cms.printed();
  expect(log).not.toContain(email);
});

test('a mail that was on its way when the CMS was killed is sent once more, and known as the same', async () => {
  const email = somebody();
  const silent = mails.fallSilent(email);
  const about = await message({ email });
  const first = await silent;
  await cms.crash();
  await mails.stop();
  mails = await startMailServer(MAIL_SERVER_PORT);
  await until('the ports are free', () => runner.portsAreFree(), SOON_MS);
  await startCms();
  const second = await mails.mailTo(email);
  expect(second.messageId).toBe(first.messageId);
  await untilAll(about, 'contact_confirmation', 'Sent');
  await untilAll(about, 'contact_notice', 'Sent');
  expect(mails.mailsTo(email)).toHaveLength(1);
  const ids = new Set(mails.received().map(({ mail }) => mail.messageId));
  expect(ids.size).toBe(mails.received().length);
  for (const id of ids) expect(id).toMatch(/^<\w+\.\d+\.[0-9a-f]{16}@kontorwerk\.example>$/);
});

test('who is told follows the rules, in the language that they name', async () => {
  const [job] = await find(
    admin,
    'jobs',
    {},
    { locale: 'de', limit: '1', sort: 'id', 'where[_status][equals]': 'published' },
  );
  const at = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@kontorwerk.example`;
  const [flutter, mobile, testing, hiring, rest] = [
    at('flutter'),
    at('mobile'),
    at('testing'),
    at('hiring'),
    at('rest'),
  ];
  await setRules([
    { about: 'topic', topic: 'flutter', addresses: `${flutter}\n${mobile}`, language: 'de' },
    { about: 'service', service: 'software_testing', addresses: testing, language: 'en' },
    { about: 'job', job: job?.id, addresses: hiring, language: 'de' },
    { about: 'everything', addresses: rest, language: 'en' },
  ]);
  const asked = await message({ email: somebody(), topic: 'Ask for Flutter', person: 'Farid', first_name: 'Zoë' });
  for (const address of [flutter, mobile]) {
    const { subject, text, to } = await mails.mailTo(address);
    expect(subject).toBe('Neue Nachricht von Zoë Lovelace');
    expect(text).toContain('Thema: Ask for Flutter');
    expect(text).toContain('An: Farid');
    expect(to).toMatchObject([{ address }]);
  }
  await untilAll(asked, 'contact_notice', 'Sent');
  await message({ email: somebody(), department: 'seo', department_label: 'Softwaretests' }, 'de');
  expect((await mails.mailTo(testing)).subject).toMatch(/^New message from /);
  const applicant = somebody();
  await application({ email: applicant, position: String(job?.title) }, 'de');
  expect((await mails.mailTo(hiring)).subject).toBe(`Neue Bewerbung: ${job?.title}`);
  expect((await mails.mailTo(applicant)).subject).toBe('Ihre Bewerbung bei Kontorwerk');
  await application({ email: somebody(), position: 'Captain' });
  expect((await mails.mailTo(rest)).subject).toBe('New application: Captain');
  expect(mails.mailsTo(rest)).toHaveLength(1);
});

test('what a visitor writes reaches no header and no other address', async () => {
  const email = somebody();
  const office = `injected-${crypto.randomUUID().slice(0, 8)}@kontorwerk.example`;
  await setRules([{ about: 'everything', addresses: office, language: 'en' }]);
  const evil = 'Ada\r\nBcc: victim@example.com\r\n\r\nBuy this';
  const about = await message({
    email: `${email}\n`,
    first_name: evil,
    topic: `x\r\nCc: victim@example.com`,
    last_name: '"<victim@example.com>',
  });
  await untilAll(about, 'contact_notice', 'Sent');
  await untilAll(about, 'contact_confirmation', 'Sent');
  const mail = await mails.mailTo(office);
  expect(mail.subject).toBe('New message from Ada Bcc: victim@example.com Buy this "<victim@example.com>');
  for (const { bcc, cc } of [mail, await mails.mailTo(email)]) expect([bcc, cc]).toEqual([undefined, undefined]);
  expect((await mails.mailTo(email)).text).not.toContain('Buy this');
  expect(mails.mailsTo('victim@example.com')).toEqual([]);
});

test('an address that does not exist is given up at once, one that takes nothing now is tried again by itself', async () => {
  const [wrong, one, other] = [somebody(), somebody(), somebody()];
  mails.answer(wrong, 550);
  mails.answer(one, 451);
  await setRules([{ about: 'everything', addresses: `${one} ${other}`, language: 'en' }]);
  const about = await message({ email: wrong });
  await untilAll(about, 'contact_confirmation', 'Given up');
  await untilAll(about, 'contact_notice', 'Failed, will be tried again');
  const [notice] = await deliveries(admin, about, 'contact_notice');
  expect(notice?.last_problem).toContain('not now, (address)');
  expect(mails.mailsTo(other)).toHaveLength(1);
  mails.answer(one, null);
  if (notice) await sendAgain(admin, notice);
  await mails.mailTo(one);
  await untilAll(about, 'contact_notice', 'Sent');
  expect(mails.mailsTo(other), 'who was reached before').toHaveLength(1);
  // The office's own refusal for good may be a mistake that somebody repairs.
  mails.answer(one, 550);
  const later = await message({ email: somebody() });
  await untilAll(later, 'contact_notice', 'Failed, will be tried again');
});

test('suspected spam is answered to nobody, and told of only where that is wished', async () => {
  const office = somebody();
  const rules = [{ about: 'everything', addresses: office, language: 'en' }];
  await setRules(rules);
  const spam = { website: 'https://spam.test' };
  const [quiet, told] = [somebody(), somebody()];
  expect(await deliveries(admin, await message({ ...spam, email: quiet }), undefined)).toEqual([]);
  await setRules(rules, { notice_of_spam: true });
  const about = await message({ ...spam, email: told });
  await untilAll(about, undefined, 'Sent');
  await setRules(rules, { notice_of_spam: false });
  expect(mails.mailsTo(office)).toHaveLength(1);
  expect([...mails.mailsTo(quiet), ...mails.mailsTo(told)]).toEqual([]);
});

test('the webhook is told, signed, of what has come, and again when it failed', async () => {
  calls.length = 0;
  webhookStatus = 500;
  const about = await message({ email: somebody(), topic: 'Flutter' });
  const call = async () => (await deliveries(admin, about)).find(({ input }) => input.type === 'contact_message');
  await until('the webhook failed', async () => (await call())?.state === 'Failed, will be tried again', SOON_MS);
  webhookStatus = 200;
  const failed = await call();
  if (failed) await sendAgain(admin, failed);
  await until('the webhook was told', async () => (await call())?.state === 'Sent', SOON_MS);
  const [first, second] = calls;
  expect(first?.body).toBe(second?.body);
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    type: 'contact_message.received',
    id: about,
    topic: 'Flutter',
  });
  expect(second?.body).not.toContain('@');
  const [, seconds, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(second?.signature ?? '') ?? [];
  expect(digest).toBe(createHmac('sha256', SECRET).update(`${seconds}.${second?.body}`).digest('hex'));
});

test('a link to a new password comes by mail, in the language it was asked for in', async () => {
  const { email, password } = await createUser(admin, 'sales');
  const post = (path: string, body: object) =>
    fetch(`${cmsUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'de' },
      body: JSON.stringify(body),
    });
  expect((await post('/api/users/forgot-password', { email })).status).toBe(200);
  const mail = await mails.mailTo(email);
  expect(mail.subject).toBe('Ein neues Passwort für Kontorwerk');
  const link = new RegExp(`${siteUrl}/admin/reset/(\\w+)`);
  expect(mail.html).toMatch(link);
  const [, token] = link.exec(mail.text ?? '') ?? [];
  expect((await post('/api/users/reset-password', { token, password: `${password}-new` })).status).toBe(200);
  expect((await post('/api/users/forgot-password', { email: somebody() })).status).toBe(200);
});

test('editors see what a mail looks like, and cannot save what it could not fill in', async () => {
  const editor = await signIn(cmsUrl, await createUser(admin, 'editor'));
  const sales = await signIn(cmsUrl, await createUser(admin, 'sales'));
  const preview = '/api/globals/mails/preview?kind=contact_confirmation&language=de';
  const html = await editor.get(`${preview}&form=html`);
  expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await html.text()).toContain('Guten Tag Ada,');
  expect(await (await editor.get(`${preview}&form=text`)).text()).toMatch(
    /^Ihre Nachricht an Kontorwerk\n\nGuten Tag Ada,/,
  );
  expect((await sales.get(`${preview}&form=html`)).status).toBe(403);
  expect((await fetch(`${cmsUrl}${preview}&form=html`)).status).toBe(403);
  expect((await editor.send('POST', '/api/globals/mails/send-again/1')).status).toBe(403);
  expect((await editor.get('/api/payload-jobs')).status).toBe(403);
  const refused = await editor.send('POST', '/api/globals/mails?locale=en', {
    contact_confirmation: { subject: 'Hello {nmae}', text: 'Hello' },
  });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('This mail knows nothing of {nmae}.');
  await successOf(
    await editor.send('POST', '/api/globals/mails?locale=en', {
      contact_confirmation: { subject: 'Hello {first_name}', text: 'We got it, {first_name}.' },
    }),
  );
  const email = somebody();
  await message({ email, first_name: 'Grace' });
  expect((await mails.mailTo(email)).subject).toBe('Hello Grace');
});
