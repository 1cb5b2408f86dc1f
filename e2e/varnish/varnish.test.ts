/** The site behind Varnish, with the configuration that operators are given. */
import { listPath } from '@kontorwerk/contract/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/cms/cms.ts';
import { germanHomeBanner } from '../support/cms/german-banner.ts';
import { startVarnish, type Varnish } from '../support/services/varnish.ts';
import type { Launched } from '../support/stacks/launch.ts';
import { createRunner, type Runner } from '../support/stacks/runner.ts';
import { ADMINISTRATOR, HASTY_VARNISH_PORT, VARNISH_PORT, VARNISH_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

/** How long a change may take to appear, and Varnish to notice that the site is down, in milliseconds. */
const SOON_MS = 30_000;
/** Makes every object stale at once, by more than the minute in which a healthy site renews it. */
const HASTY = `
sub vcl_recv { if (std.healthy(req.backend_hint)) { set req.grace = 0s; } }
sub vcl_backend_response { if (beresp.ttl > 0s) { set beresp.ttl = 0.001s; set beresp.grace = beresp.grace - 60s; } }`;
const LIST = listPath('homepage', 'de');

// Sequential: the last test stops the site.

let runner: Runner;
let site: Launched;
let varnish: Varnish;
let hasty: Varnish;

beforeAll(async () => {
  runner = createRunner(VARNISH_STACK, {
    PURGE_URL: `http://127.0.0.1:${VARNISH_PORT}/purge`,
    TRUSTED_PROXIES: '1',
  });
  await runner.start('cms');
  site = await runner.start('site');
  varnish = await startVarnish(VARNISH_PORT, VARNISH_STACK.port);
  hasty = await startVarnish(HASTY_VARNISH_PORT, VARNISH_STACK.port, HASTY);
});
afterAll(async () => {
  await hasty?.stop();
  await varnish?.stop();
  await runner?.end();
});

/** Sends a request to Varnish; `held` if it answers from its cache, as its header then names a second request. */
async function ask({ url }: Varnish, path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(url + path, { headers });
  const held = (answer.headers.get('X-Varnish') ?? '').includes(' ');
  return { status: answer.status, text: await answer.text(), headers: answer.headers, held };
}

/** Waits until Varnish has cached a page: an answer during a change of content is not kept. */
async function holds(path: string): Promise<void> {
  await until(`Varnish holds ${path}`, async () => (await ask(varnish, path)).held, SOON_MS);
}

test('pages and lists are held, and visitors are told nothing of it', async () => {
  for (const path of ['/de', '/de/projects', LIST]) await holds(path);
  const { status, headers } = await ask(varnish, '/de');
  expect(status).toBe(200);
  expect(['surrogate-key', 'cache-tag', 'x-key'].filter((name) => headers.has(name))).toEqual([]);
});

test('who is signed in to the CMS gets what the site itself says', async () => {
  await holds('/de');
  expect((await ask(varnish, '/de', { Cookie: 'payload-token=none' })).held).toBe(false);
  expect((await ask(varnish, '/de', { Cookie: 'theme=dark' })).held).toBe(true);
});

test('one form of a page is held, whoever asks, and who would rather have Markdown gets it', async () => {
  await holds('/de');
  expect((await ask(varnish, '/de', { Accept: 'text/html, */*;q=0.8' })).held).toBe(true);
  const markdown = await ask(varnish, '/de', { Accept: 'text/markdown' });
  expect([markdown.held, markdown.headers.get('content-type')]).toEqual([false, 'text/markdown; charset=utf-8']);
  const page = await ask(varnish, '/de');
  expect([page.held, page.headers.get('content-type')]).toEqual([true, 'text/html; charset=utf-8']);
});

test('what is published is shown, on pages and in lists', async () => {
  await holds('/de');
  await holds(LIST);
  const banner = await germanHomeBanner(await signIn(VARNISH_STACK.siteUrl, ADMINISTRATOR));
  const title = `Hinter Lack ${crypto.randomUUID()}`;
  await banner.publish(title);
  for (const path of ['/de', LIST])
    await until(`${path} shows it`, async () => (await ask(varnish, path)).text.includes(title), SOON_MS);
  await holds('/de');
  await banner.restore();
  await until('and what it was', async () => !(await ask(varnish, '/de')).text.includes(title), SOON_MS);
});

test('while the site is down, what is held is shown, also when it is overdue', async () => {
  await holds('/de');
  expect((await ask(hasty, '/de')).status).toBe(200);
  await site.stop();
  expect(await ask(varnish, '/de')).toMatchObject({ status: 200, held: true });
  expect((await ask(varnish, '/de/contactus/career?never=asked')).status).toBe(503);
  const overdue = async () => {
    const { status, text } = await ask(hasty, '/de');
    return status === 200 && text.includes('</html>');
  };
  await until('the overdue page is shown', overdue, SOON_MS);
});
