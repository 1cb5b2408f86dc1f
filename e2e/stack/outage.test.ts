import { DatabaseSync } from 'node:sqlite';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { CONTACT_FIELDS } from '@kontorwerk/contract/forms/contact';
import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import { CONTACT_WIRE_FIELDS } from '@kontorwerk/contract/forms/contact-submission';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_CONTACT } from '@kontorwerk/contract/forms/testing/contact-cases';
import type { Language } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/cms.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { germanHomeBanner } from '../support/german-banner.ts';
import type { Launched } from '../support/launch.ts';
import { createRunner, type Runner } from '../support/runner.ts';
import { failingPages, failingPaths, imagesOn } from '../support/served.ts';
import { ADMINISTRATOR, OUTAGE_STACK } from '../support/stacks.ts';
import { until } from '../support/until.ts';

const { siteUrl } = OUTAGE_STACK;

/** As long as the site may wait between two attempts to reach its backend, and once more, in milliseconds. */
const RECONNECT_MS = 30_000;

let runner: Runner;
let cms: Launched;
let site: Launched;
let images: readonly string[];

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
  // None of these was ever asked for while the CMS was there.
  const unseen = ['/de', '/projects', '/de/ecommerce/shopware', '/agency/blogs', '/contactus/career'];
  expect(await failingPaths(siteUrl, [...unseen, ...images])).toEqual([]);
});

test('after a restart of the site so is every page there is', async () => {
  await site.stop();
  site = await runner.start('site');
  expect(await failingPages(siteUrl)).toEqual([]);
  expect(await failingPaths(siteUrl, images)).toEqual([]);
});

test('without the CMS a form and the admin say that they are not available', async () => {
  const json = { 'Content-Type': 'application/json' };
  const form = await fetch(`${siteUrl}/wp-json/bc/v1/submit-form`, { method: 'POST', headers: json, body: '{}' });
  expect(form.status).toBe(503);
  expect(form.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await form.json()).toMatchObject({ code: expect.any(String), data: { status: 503 } });
  expect((await fetch(`${siteUrl}/admin`)).status).toBe(503);
});

test('the CMS comes back and brings its changes', async () => {
  cms = await runner.start('cms');
  const title = `Wieder da ${crypto.randomUUID()}`;
  await (await germanHomeBanner(await signIn(siteUrl, ADMINISTRATOR))).publish(title);
  const shows = async () => (await (await fetch(`${siteUrl}/de`)).text()).includes(title);
  await until('the site shows the change', shows, RECONNECT_MS);
});

test('§8 what the database does not take is answered with 503, and taken when it is sent again', async () => {
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const message = Object.fromEntries(CONTACT_FIELDS.map((name) => [CONTACT_WIRE_FIELDS[name], FILLED_CONTACT[name]]));
  const send = (path: string, body: object, language: Language) =>
    fetch(`${siteUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(body),
    });
  const sendBoth = () =>
    Promise.all([send(CONTACT_PATH, message, 'en'), send(APPLICATION_PATH, { ...FILLED_APPLICATION, resume }, 'de')]);
  // Another process writes and comes to no end.
  const database = new DatabaseSync(runner.databaseFile, { timeout: 5000 });
  database.exec('BEGIN IMMEDIATE');
  const refused = await sendBoth().finally(() => database.close());
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  expect(await Promise.all(refused.map((answer) => answer.json()))).toEqual([
    { code: 'bc_unavailable', message: CONTACT_MESSAGES.send_failed.en, data: { status: 503 } },
    { code: 'bc_unavailable', message: APPLICATION_MESSAGES.send_failed.de, data: { status: 503 } },
  ]);
  expect((await sendBoth()).map(({ status }) => status)).toEqual([200, 200]);
});

test('each half ends with success when it is told to, and frees its port', async () => {
  expect(await site.stop(), site.printed()).toBe(0);
  expect(await cms.stop(), cms.printed()).toBe(0);
  expect(await runner.portsAreFree()).toBe(true);
});
