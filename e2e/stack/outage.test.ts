import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_MESSAGE } from '@kontorwerk/contract/forms/testing/contact-cases';
import type { Language } from '@kontorwerk/contract/languages';
import { SUBMISSION_ANSWERS } from '@kontorwerk/contract/submissions/submission-answers';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processOf } from '../faults/servers.ts';
import { type CmsSession, find, signIn } from '../support/cms/cms.ts';
import { germanHomeBanner } from '../support/cms/german-banner.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { failingPages, failingPaths, imagesOn } from '../support/pages/served.ts';
import type { Launched } from '../support/stacks/launch.ts';
import { createRunner, type Runner } from '../support/stacks/runner.ts';
import { ADMINISTRATOR, OUTAGE_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl } = OUTAGE_STACK;

/** The longest pause between the site's attempts to reach its backend, with a margin, in milliseconds. */
const RECONNECT_MS = 90_000;
/** The longest pause between the site's attempts to deliver its spool, with a margin, in milliseconds. */
const HANDED_OVER_MS = 90_000;

let runner: Runner;
let cms: Launched;
let site: Launched;
let images: readonly string[];

/** Few enough for the rate limit, including the tests below, and as many as may arrive at once. */
const senders = Array.from({ length: 15 }, newEmail);
const applicants = Array.from({ length: 2 }, newEmail);

function newEmail(): string {
  return `${crypto.randomUUID()}@kontorwerk.test`;
}

function send(path: string, body: object, language: Language): Promise<Response> {
  return fetch(`${siteUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  });
}

const RESUME = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;

const sendMessage = (email: string, language: Language) => send(CONTACT_PATH, { ...FILLED_MESSAGE, email }, language);
const sendApplication = (email: string, language: Language) =>
  send(APPLICATION_PATH, { ...FILLED_APPLICATION, email, resume: RESUME }, language);

/** Waits until all are in the inbox, and fails on duplicates. */
async function arrived(admin: CmsSession, messages: readonly string[], applications: readonly string[]) {
  const wanted = [
    ...messages.map((email) => ['contact-messages', email]),
    ...applications.map((email) => ['applications', email]),
  ];
  const counts = () =>
    Promise.all(wanted.map(async ([inbox = '', email = '']) => (await find(admin, inbox, { email })).length));
  await until('all are there', async () => (await counts()).every((count) => count > 0), HANDED_OVER_MS).catch(
    (error) => {
      throw new Error(`The site printed:\n${site.printed()}\nThe CMS printed:\n${cms.printed()}`, { cause: error });
    },
  );
  expect(await counts()).toEqual(wanted.map(() => 1));
}

beforeAll(() => {
  runner = createRunner(OUTAGE_STACK);
});
afterAll(() => runner.end());

test('without the CMS pages and the images that were seen are still served', async () => {
  cms = await runner.start('cms');
  site = await runner.start('site');
  images = await imagesOn(siteUrl, ['/', '/de/projects', '/agency/aboutus']);
  expect(images.length).toBeGreaterThan(10);
  expect(await failingPaths(siteUrl, images)).toEqual([]);
  await cms.stop();
  // None of these was requested while the CMS was up.
  const unseen = ['/de', '/projects', '/de/ecommerce/shopware', '/agency/blogs', '/contactus/career'];
  expect(await failingPaths(siteUrl, [...unseen, ...images])).toEqual([]);
});

test('without the CMS the admin says that it is not available', async () => {
  expect((await fetch(`${siteUrl}/admin`)).status).toBe(503);
});

test('§7 without the CMS what visitors send is accepted with the specified answer, also just before a restart', async () => {
  const answers = await Promise.all(senders.map((email) => sendMessage(email, 'en')));
  expect(answers.map(({ status }) => status)).toEqual(senders.map(() => 200));
  expect(await answers[0]?.json()).toEqual({
    message: { message: SUBMISSION_ANSWERS.contact_title.en },
    data: { message: SUBMISSION_ANSWERS.contact_text.en },
  });
  const applied = await Promise.all(applicants.map((email) => sendApplication(email, 'de')));
  expect(applied.map(({ status }) => status)).toEqual(applicants.map(() => 200));
  expect(await applied[0]?.json()).toEqual({ data: { desc: SUBMISSION_ANSWERS.application_text.de } });
});

test('after a restart of the site so is every page in German, and each kind of page in English', async () => {
  await site.stop();
  site = await runner.start('site');
  expect(await failingPages(siteUrl)).toEqual([]);
  expect(await failingPaths(siteUrl, images)).toEqual([]);
});

test('the CMS comes back and brings its changes', async () => {
  cms = await runner.start('cms');
  const title = `Wieder da ${crypto.randomUUID()}`;
  await (await germanHomeBanner(await signIn(siteUrl, ADMINISTRATOR))).publish(title);
  const shows = async () => (await (await fetch(`${siteUrl}/de`)).text()).includes(title);
  await until('the site shows the change', shows, RECONNECT_MS);
});

test('what was accepted meanwhile is in the inbox, each exactly once', async () => {
  const admin = await signIn(siteUrl, ADMINISTRATOR);
  await arrived(admin, senders, applicants);
});

test('what the database does not take is kept until it does, and an editor is told that it is busy', async () => {
  const [sender, applicant] = [newEmail(), newEmail()];
  // Before the lock: signing in writes, too.
  const editor = await signIn(siteUrl, ADMINISTRATOR);
  // Another process holds the write lock.
  const database = new DatabaseSync(runner.databaseFile, { timeout: 5000 });
  database.exec('BEGIN IMMEDIATE');
  const [message, application, signedIn] = await Promise.all([
    sendMessage(sender, 'en'),
    sendApplication(applicant, 'de'),
    fetch(`${siteUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMINISTRATOR),
    }),
  ]).finally(() => database.close());
  expect([message.status, application.status]).toEqual([200, 200]);
  expect([signedIn.status, signedIn.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await signedIn.text()).toContain('The database is busy; nothing is saved yet.');
  await arrived(editor, [sender], [applicant]);
});

test('a CMS that is killed in the middle of it has each message exactly once when it is back', async () => {
  const emails = Array.from({ length: 4 }, newEmail);
  const sending = emails.map((email) => sendMessage(email, 'de'));
  await Promise.any(sending);
  // Kills the CMS's process itself, whatever it is doing; its supervisor ends below.
  const pid = processOf('cms', cms.pid);
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  const answers = await Promise.all(sending);
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 200));
  expect(pid).toBeDefined();
  await cms.stop();
  cms = await runner.start('cms');
  await arrived(await signIn(siteUrl, ADMINISTRATOR), emails, []);
});

test('each half ends with success when it is told to, and frees its port', async () => {
  expect(await site.stop(), site.printed()).toBe(0);
  expect(await cms.stop(), cms.printed()).toBe(0);
  expect(await runner.portsAreFree()).toBe(true);
});
