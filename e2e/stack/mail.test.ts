/** Outgoing mail: its recipients, its texts, and the handling of refusals. */
import { createHmac } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CmsSession, createUser, find, signIn, successOf, writeUser } from '../support/cms/cms.ts';
import { draftPost } from '../support/cms/draft-post.ts';
import { deliveries, sendAgain } from '../support/cms/outbox.ts';
import { type MailServer, startMailServer } from '../support/services/mail-server.ts';
import {
  mailSettings,
  SOON_MS,
  setRules,
  somebody,
  startWebhook,
  submitter,
  untilAll,
  WEBHOOK_SECRET,
  WEBHOOK_SETTINGS,
  type Webhook,
} from '../support/services/mail-stack.ts';
import { createRunner, type Runner } from '../support/stacks/runner.ts';
import { ADMINISTRATOR, MAIL_SERVER_PORT, MAIL_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { cmsUrl, siteUrl } = MAIL_STACK;

// Sequential: all tests change the same rules.

let runner: Runner;
let admin: CmsSession;
let send: ReturnType<typeof submitter>;
let mails: MailServer;
let webhook: Webhook;

beforeAll(async () => {
  runner = createRunner(MAIL_STACK, { ...mailSettings(MAIL_SERVER_PORT), ...WEBHOOK_SETTINGS });
  [mails, webhook] = await Promise.all([startMailServer(MAIL_SERVER_PORT), startWebhook()]);
  await runner.start('cms');
  admin = await signIn(cmsUrl, ADMINISTRATOR);
  send = submitter(admin);
}, 120_000);
afterAll(async () => {
  await runner.end();
  await mails?.stop();
  webhook?.close();
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
  await setRules(admin, [
    { about: 'topic', topic: 'flutter', addresses: `${flutter}\n${mobile}`, language: 'de' },
    { about: 'service', service: 'software_testing', addresses: testing, language: 'en' },
    { about: 'job', job: job?.id, addresses: hiring, language: 'de' },
    { about: 'everything', addresses: rest, language: 'en' },
  ]);
  const applicant = somebody();
  const asked = await send.message({ email: somebody(), topic: 'Ask for Flutter', person: 'Farid', first_name: 'Zoë' });
  await send.message({ email: somebody(), department: 'seo', department_label: 'Softwaretests' }, 'de');
  await send.application({ email: applicant, position: String(job?.title) }, 'de');
  await send.application({ email: somebody(), position: 'Captain' });
  for (const address of [flutter, mobile]) {
    const { subject, text, to } = await mails.mailTo(address);
    expect(subject).toBe('Neue Nachricht von Zoë Lovelace');
    expect(text).toContain('Thema: Ask for Flutter');
    expect(text).toContain('An: Farid');
    expect(to).toMatchObject([{ address }]);
  }
  await untilAll(admin, asked, 'contact_notice', 'Sent');
  expect((await mails.mailTo(testing)).subject).toMatch(/^New message from /);
  expect((await mails.mailTo(hiring)).subject).toBe(`Neue Bewerbung: ${job?.title}`);
  expect((await mails.mailTo(applicant)).subject).toBe('Ihre Bewerbung bei Kontorwerk');
  expect((await mails.mailTo(rest)).subject).toBe('New application: Captain');
  expect(mails.mailsTo(rest)).toHaveLength(1);
});

test('what a visitor writes reaches no header and no other address', async () => {
  const email = somebody();
  const office = `injected-${crypto.randomUUID().slice(0, 8)}@kontorwerk.example`;
  await setRules(admin, [{ about: 'everything', addresses: office, language: 'en' }]);
  const evil = 'Ada\r\nBcc: victim@example.com\r\n\r\nBuy this';
  const about = await send.message({
    email: `${email}\n`,
    first_name: evil,
    topic: `x\r\nCc: victim@example.com`,
    last_name: '"<victim@example.com>',
  });
  await untilAll(admin, about, 'contact_notice', 'Sent');
  await untilAll(admin, about, 'contact_confirmation', 'Sent');
  const mail = await mails.mailTo(office);
  expect(mail.subject).toBe('New message from Ada Bcc: victim@example.com Buy this "<victim@example.com>');
  for (const { bcc, cc } of [mail, await mails.mailTo(email)]) expect([bcc, cc]).toEqual([undefined, undefined]);
  expect((await mails.mailTo(email)).text).not.toContain('Buy this');
  expect(mails.mailsTo('victim@example.com')).toEqual([]);
});

test('an address that does not exist is given up at once, one that takes nothing now is tried again by itself', async () => {
  const [wrong, later, other, mistyped] = [somebody(), somebody(), somebody(), somebody()];
  mails.answer(wrong, 550);
  mails.answer(later, 451);
  // A permanent refusal of the office's own address may be a mistake that gets corrected, so it is retried.
  mails.answer(mistyped, 550);
  await setRules(admin, [{ about: 'everything', addresses: `${later} ${other} ${mistyped}`, language: 'en' }]);
  const about = await send.message({ email: wrong });
  await untilAll(admin, about, 'contact_confirmation', 'Given up');
  await untilAll(admin, about, 'contact_notice', 'Failed, will be retried');
  const [notice] = await deliveries(admin, about, 'contact_notice');
  expect(notice?.last_problem).toContain('not now, (address)');
  expect(mails.mailsTo(other)).toHaveLength(1);
  for (const address of [later, mistyped]) mails.answer(address, null);
  if (notice) await sendAgain(admin, notice);
  await untilAll(admin, about, 'contact_notice', 'Sent');
  for (const address of [later, other, mistyped]) expect(mails.mailsTo(address), address).toHaveLength(1);
});

test('suspected spam is answered to nobody, and told of only where that is wished', async () => {
  const office = somebody();
  const rules = [{ about: 'everything', addresses: office, language: 'en' }];
  await setRules(admin, rules);
  const spam = { website: 'https://spam.test' };
  const [quiet, told] = [somebody(), somebody()];
  expect(await deliveries(admin, await send.message({ ...spam, email: quiet }), undefined)).toEqual([]);
  await setRules(admin, rules, { notice_of_spam: true });
  const about = await send.message({ ...spam, email: told });
  await untilAll(admin, about, undefined, 'Sent');
  await setRules(admin, rules, { notice_of_spam: false });
  expect(mails.mailsTo(office)).toHaveLength(1);
  expect([...mails.mailsTo(quiet), ...mails.mailsTo(told)]).toEqual([]);
});

test('the webhook is told, signed, of what has come, and again when it failed', async () => {
  const before = webhook.calls.length;
  webhook.answer(500);
  const about = await send.message({ email: somebody(), topic: 'Flutter' });
  const call = async () => (await deliveries(admin, about)).find(({ input }) => input.type === 'contact_message');
  await until('the webhook failed', async () => (await call())?.state === 'Failed, will be retried', SOON_MS);
  webhook.answer(200);
  const failed = await call();
  expect(Object.keys(failed?.input ?? {}).toSorted()).toEqual(['about', 'type']);
  if (failed) await sendAgain(admin, failed);
  await until('the webhook was told', async () => (await call())?.state === 'Sent', SOON_MS);
  const [first, second] = webhook.calls.slice(before);
  expect(first?.body).toBe(second?.body);
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    type: 'contact_message.received',
    id: about,
    topic: 'Flutter',
  });
  expect(second?.body).not.toContain('@');
  const [, seconds, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(second?.signature ?? '') ?? [];
  expect(digest).toBe(createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.${second?.body}`).digest('hex'));
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
  await until('its owner is told of it', async () => mails.mailsTo(email).length === 2, SOON_MS);
  const told = mails.mailsTo(email).find(({ subject }) => subject === 'Ihr Konto bei Kontorwerk wurde geändert');
  expect(told?.text).toContain('Ein neues Passwort wurde gesetzt.');
});

test('the owner of an account is told by mail who changed what of it, at an address that it had before too', async () => {
  const { email } = await createUser(admin, 'sales');
  const [user] = await find(admin, 'users', { email });
  const address = `new-${email}`;
  await writeUser(admin, 'PATCH', `/api/users/${user?.id}`, { email: address, roles: ['editor'] });
  for (const to of [email, address]) {
    const { subject, text } = await mails.mailTo(to);
    expect(subject).toBe('Your account for Kontorwerk was changed');
    for (const words of ['The e-mail address was changed.', 'The roles were changed.', ADMINISTRATOR.email])
      expect(text).toContain(words);
  }
  const [told] = await deliveries(admin, Number(user?.id), 'account_changed');
  expect(JSON.stringify(told)).not.toContain(email);
});

test('a text that an editor saved is what goes out', async () => {
  await successOf(
    await admin.send('POST', '/api/globals/mails?locale=en', {
      contact_confirmation: { subject: 'Hello {first_name}', text: 'We got it, {first_name}.' },
    }),
  );
  const email = somebody();
  await send.message({ email, first_name: 'Grace' });
  expect((await mails.mailTo(email)).subject).toBe('Hello Grace');
});

const draft = v.object({
  to: v.string(),
  language: v.string(),
  subject: v.string(),
  text: v.string(),
  can_send: v.boolean(),
});
const thread = v.object({
  entries: v.array(
    v.object({
      text: v.string(),
      author: v.string(),
      answer: v.optional(v.object({ to: v.string(), state: v.object({ en: v.string() }) })),
    }),
  ),
});

test('an answer begins as the template, goes out once, stands in the thread of mails and in the inbox', async () => {
  const office = somebody();
  await setRules(admin, [{ about: 'everything', addresses: office, language: 'en' }]);
  const email = somebody();
  const about = await send.message(
    { email, description: 'When?\nCall me.', first_name: 'Ada', last_name: 'Lovelace' },
    'de',
  );
  await untilAll(admin, about, 'contact_confirmation', 'Sent');
  const confirmation = await mails.mailTo(email);
  const as = await signIn(cmsUrl, await createUser(admin, 'sales'));
  const at = `/api/contact-messages/${about}`;
  const begun = v.parse(draft, await successOf(await as.get(`${at}/answer`)));
  expect(begun).toMatchObject({ to: email, language: 'de', can_send: true });
  expect(begun.text).toMatch(/^Guten Tag Ada Lovelace,\n[\s\S]*\n> When\?\n> Call me\.$/);

  const body = {
    kind: 'contact_answer',
    language: 'de',
    subject: 'Re: {x}\r\nBcc: a@b.example',
    text: 'Morgen, {x}.',
    status: 'answered',
  };
  const answers = [crypto.randomUUID(), crypto.randomUUID()].map((key) => ({ ...body, key }));
  for (const answer of [answers[0], answers[0], { ...answers[1], text: 'Oder heute.' }])
    await successOf(await as.send('POST', `${at}/answers`, answer));
  await until('both answers have gone out', async () => mails.mailsTo(email).length === 3, SOON_MS);
  const withText = (words: string) => mails.mailsTo(email).find(({ text }) => text?.includes(words));
  const [first, second] = ['Morgen, {x}.', 'Oder heute.'].map(withText);
  expect(first).toMatchObject({ subject: 'Re: {x} Bcc: a@b.example', inReplyTo: confirmation.messageId });
  expect(first?.bcc).toBeUndefined();
  expect(first?.replyTo).toMatchObject([{ address: office }]);
  expect(first?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
  expect(second).toMatchObject({
    inReplyTo: first?.messageId,
    references: `${confirmation.messageId} ${first?.messageId}`,
  });
  await until(
    'the inbox says so',
    async () => {
      const { entries } = v.parse(thread, await successOf(await as.get(`${at}/thread`)));
      return entries.length === 2 && entries.every(({ answer }) => answer?.state.en === 'Sent' && answer.to === email);
    },
    SOON_MS,
  );
  expect(await find(admin, 'contact-messages', { id: String(about) })).toMatchObject([{ status: 'answered' }]);
});

test('an answer that the mail server does not take waits in the outbox, and the inbox says so', async () => {
  const email = somebody();
  const about = await send.message({ email });
  await untilAll(admin, about, 'contact_confirmation', 'Sent');
  mails.answer(email, 451);
  const at = `/api/contact-messages/${about}`;
  const answer = { kind: 'contact_answer', language: 'en', subject: 'Re', text: 'Tomorrow.', key: crypto.randomUUID() };
  await successOf(await admin.send('POST', `${at}/answers`, answer));
  await untilAll(admin, about, 'contact_answer', 'Failed, will be retried');
  mails.answer(email, null);
  const [waiting] = await deliveries(admin, about, 'contact_answer');
  if (waiting) await sendAgain(admin, waiting);
  await untilAll(admin, about, 'contact_answer', 'Sent');
  expect(mails.mailsTo(email).map(({ text }) => text?.includes('Tomorrow.'))).toEqual([false, true]);
});

test.each([
  { subject: ' ' },
  { text: '' },
  { text: 'x'.repeat(20_001) },
  { key: 'x' },
  { kind: 'password' },
  { kind: 'application_rejection' },
  { status: 'hired' },
])('an answer with %j is refused with words', async (change) => {
  const about = await send.message({ email: somebody() });
  const answer = { kind: 'contact_answer', language: 'en', subject: 'Re', text: 'x', key: crypto.randomUUID() };
  const refused = await admin.send('POST', `/api/contact-messages/${about}/answers`, { ...answer, ...change });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('An answer needs a subject');
  expect(await deliveries(admin, about, 'contact_answer')).toEqual([]);
});

test('whom an application is handed to is told by mail, in the language of who hands it on; who takes it is not', async () => {
  const [hands, takes] = [await createUser(admin, 'recruiter'), await createUser(admin, 'recruiter')];
  const as = await signIn(cmsUrl, hands);
  const [colleague] = await find(admin, 'users', { email: takes.email });
  const [self] = await find(admin, 'users', { email: hands.email });
  const about = await send.application({ email: somebody(), position: 'Captain' });
  const assign = (id: unknown) => as.send('PATCH', `/api/applications/${about}`, { assigned_to: id });
  await successOf(await assign(self?.id));
  // Reassigned at once: only the final assignee gets a mail.
  const [between] = await find(admin, 'users', { email: (await createUser(admin, 'recruiter')).email });
  await successOf(await assign(between?.id));
  await successOf(await assign(colleague?.id));
  await until(
    'both mails are done with',
    async () => {
      const states = (await deliveries(admin, about, 'application_handed_on')).map(({ state }) => state);
      return states.length === 2 && states.every((state) => /^(?:Sent|Not sent: no longer relevant)$/.test(state));
    },
    SOON_MS,
  );
  expect(mails.mailsTo(takes.email)).toHaveLength(1);
  expect((await mails.mailTo(takes.email)).subject).toMatch(/^For you: application from /);
  expect((await mails.mailTo(takes.email)).text).toContain(`/admin/collections/applications/${about}`);
  expect(mails.mailsTo(hands.email)).toEqual([]);
  // A corrected slip sends no mail; an application handed back does.
  await successOf(await assign(self?.id));
  await successOf(await assign(colleague?.id));
  const back = await signIn(cmsUrl, takes);
  await successOf(await back.send('PATCH', `/api/applications/${about}`, { assigned_to: self?.id }));
  await mails.mailTo(hands.email);
  expect(mails.mailsTo(takes.email)).toHaveLength(1);
  await successOf(await assign(colleague?.id));
  await until('it is told again', async () => mails.mailsTo(takes.email).length === 2, SOON_MS);
  const [salesperson] = await find(admin, 'users', { email: (await createUser(admin, 'sales')).email });
  expect((await assign(salesperson?.id)).status).toBe(400);
});

const plans = v.object({ planned: v.array(v.object({ id: v.number(), state: v.string() })) });

test('whoever planned what fails, or is done late, is told once, in their language: what, why and what to do', async () => {
  const planner = await createUser(admin, 'editor');
  const as = await signIn(cmsUrl, planner);
  const name = crypto.randomUUID();
  const id = await draftPost(as, { en: `Winter ${name}`, de: `Winterzeit ${name}` });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const times = { collection: 'posts', id, publish_at: publishAt, timezone: 'Asia/Kolkata' };
  const planned = await fetch(`${cmsUrl}/api/planned`, {
    method: 'POST',
    headers: { Authorization: `JWT ${as.token}`, 'Content-Type': 'application/json', 'Accept-Language': 'de' },
    body: JSON.stringify(times),
  });
  const job = v.parse(plans, await successOf(planned)).planned[0]?.id ?? 0;
  const again = async () => successOf(await as.send('POST', `/api/planned/${job}/again`));
  const states = async () => {
    const answer = await as.get(`/api/planned?collection=posts&id=${id}`);
    return v.parse(plans, await successOf(answer)).planned.map(({ state }) => state);
  };
  const describePost = async (description: string) =>
    successOf(await as.send('PATCH', `/api/posts/${id}?draft=true&locale=en`, { description }));
  await describePost('');
  await again();
  await untilAll(admin, job, 'plan_failed', 'Sent');
  const failed = await mails.mailTo(planner.email);
  expect(failed.subject).toBe(`Nicht veröffentlicht: Winterzeit ${name}`);
  for (const words of [
    `„Winterzeit ${name}“ sollte am `,
    ' (Asia/Kolkata) veröffentlicht werden.',
    'Grund: Der englische Entwurf kann so nicht veröffentlicht werden. Beitrag > Anreißer: Pflichtfeld\n',
    'wählen Sie dort unter „Geplant“ „Jetzt erneut versuchen“: ',
  ])
    expect(failed.text).toContain(words);
  expect(failed.text).toContain(`/admin/collections/posts/${id}`);
  const hasFailed = async () => (await states())[0] === 'failed';
  await until('it has failed', hasFailed, SOON_MS);

  const database = new DatabaseSync(runner.databaseFile);
  database.exec('PRAGMA busy_timeout = 10000');
  const anew = database.prepare(
    'UPDATE payload_jobs SET input = coalesce(?, input), has_error = 0, error = NULL WHERE id = ?',
  );
  // As if the process had ended before it recorded that.
  anew.run(null, job);
  await until('it has failed once more', hasFailed, SOON_MS);
  expect(await deliveries(admin, job, 'plan_failed')).toHaveLength(1);
  // As if the CMS had been down for ten minutes, and too busy at the first try.
  await describePost('There.');
  const stored = database.prepare('SELECT input FROM payload_jobs WHERE id = ?').get(job);
  const { tried_again_at: _, ...input } = v.parse(v.looseObject({}), JSON.parse(String(stored?.input)));
  anew.run(JSON.stringify({ ...input, at: new Date(Date.now() - 600_000).toISOString() }), job);
  database.close();
  await untilAll(admin, job, 'plan_late', 'Sent');
  expect(await states()).toEqual([]);
  expect(mails.mailsTo(planner.email).map(({ subject }) => subject)).toEqual([
    failed.subject,
    `Später als geplant: Winterzeit ${name}`,
  ]);
});
