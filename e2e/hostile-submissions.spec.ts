/**
 * Editors read submissions in the admin, where a script would have all their rights: every payload that the public
 * pages are tried with is put into messages, applications, file names and the audit log, and none runs.
 */
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import type { Page } from '@playwright/test';
import { expect, test } from './support/browser/test.ts';
import { type CmsSession, find, successOf } from './support/cms/cms.ts';
import { login } from './support/cms/signing-in.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { payloadsFor } from './support/hostile/payloads.ts';
import { type Watch, watchFor } from './support/hostile/watch.ts';
import { newSender, postToBackend } from './support/pages/wire-post.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

const payloads = payloadsFor(`${MAIN_STACK.siteUrl}/marked`);
/** A third of the payloads that fit a single-line field; the longer field of a message has them all. */
const short = payloads.filter(({ length }) => length <= 200).filter((_, at) => at % 3 === 0);
const RUN = crypto.randomUUID().slice(0, 8);
const INBOX = {
  'contact-messages': ['first_name', 'last_name', 'company', 'department_label', 'description'],
  applications: ['full_name', 'position', 'topic', 'person'],
} as const;
const INBOXES = ['contact-messages', 'applications'] as const;

const [first = ''] = short;

/** Distributes the payloads over the fields of as many submissions as that takes. */
function spread(fields: readonly string[]): readonly Readonly<Record<string, string>>[] {
  return Array.from({ length: Math.ceil(short.length / fields.length) }, (_, at) =>
    Object.fromEntries(fields.map((field, offset) => [field, short[at * fields.length + offset] ?? 'x'])),
  );
}

const email = (at: number) => `ada-${RUN}-${at}@example.com`;

async function send(path: string, body: object): Promise<void> {
  const answer = await postToBackend(path, body, 'en', newSender());
  expect(answer.status, await answer.text()).toBe(200);
}

async function sendAll(): Promise<void> {
  const known = { phone_number: '9876543210', checkbox: true };
  for (const [at, fields] of spread(['first_name', 'last_name', 'company', 'department_label']).entries())
    await send(CONTACT_PATH, {
      ...known,
      email: email(at),
      description: payloads.join('\n').slice(0, 20_000),
      ...fields,
    });
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const application = { ...known, years_of_experience: '3', resume, topic: 'x', person: 'x' };
  for (const [at, fields] of spread(['full_name', 'position', 'resume_name']).entries())
    await send(APPLICATION_PATH, { ...application, email: email(at), ...fields });
  for (const payload of short.slice(0, 5)) await login({ email: payload, password: 'x' }, newSender());
}

async function removeAll(admin: CmsSession): Promise<void> {
  for (const collection of INBOXES)
    await successOf(await admin.send('DELETE', `/api/${collection}?where[email][like]=${RUN}`));
}

/** Opens a page of the admin and waits for its submissions; returns the violations meanwhile. */
async function open(page: Page, watch: Watch, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('tbody tr, form input').first()).toBeVisible();
  return watch.take().map((what) => `${path}: ${what}`);
}

test.use({ viewport: { width: 1440, height: 1000 } });

test('at least 50 payloads that visitors send run nowhere in the admin', async ({
  page,
  context,
  admin,
  browseAs,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.allow(/^console: Failed to load resource/);
  expect(short.length).toBeGreaterThanOrEqual(50);
  await browseAs(admin);
  const watch = await watchFor(context, MAIN_STACK.siteUrl);
  try {
    await sendAll();
    // Each path with a text that must be on the page: an empty page would run nothing.
    const pages: (readonly [path: string, shown: string])[] = [
      ['/admin/collections/audit-log?limit=50', first],
      ['/admin/collections/payload-jobs?limit=50', ''],
    ];
    for (const collection of INBOXES) {
      const columns = encodeURIComponent(JSON.stringify(INBOX[collection]));
      const [document] = await find(admin, collection, {}, { 'where[email][like]': RUN, limit: '1' });
      const list = `/admin/collections/${collection}?limit=100&columns=${columns}&search=${RUN}`;
      pages.push([list, first], [`/admin/collections/${collection}/${document?.id}`, '']);
    }
    const findings: string[] = [];
    for (const [path, shown] of pages) {
      findings.push(...(await open(page, watch, path)));
      await expect(page.locator('body')).toContainText(shown);
    }
    expect(findings).toEqual([]);
  } finally {
    await removeAll(admin);
  }
});
