import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { signIn } from './support/cms.ts';
import { attributesIn, discover, inParallel } from './support/discover.ts';
import { germanHomeBanner } from './support/home-banner.ts';
import { type Launched, launch } from './support/launch.ts';
import { isFree } from './support/ports.ts';
import { specifiedRoutes } from './support/routes.ts';
import { ADMINISTRATOR, OUTAGE_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { answers, until } from './support/until.ts';

const { siteUrl, cmsUrl, port, cmsPort } = OUTAGE_STACK;

/** Starting includes filling an empty database with all pictures. In milliseconds. */
const START_MS = 120_000;
/** How long the site may wait between two attempts to reach its backend, and a little more, in milliseconds. */
const RECONNECT_MS = 17_000;
/** How soon a published change has to show once the site follows again, in milliseconds. */
const SOON_MS = 2_000;

let dataDir: string;
const running = new Set<Launched>();

async function started(command: 'start' | 'cms' | 'site'): Promise<Launched> {
  const launched = launch(command, OUTAGE_STACK, dataDir);
  running.add(launched);
  void launched.ended.then(() => running.delete(launched));
  const health = command === 'cms' ? `${cmsUrl}/healthz` : `${siteUrl}/readyz`;
  await until(
    `${health} answers`,
    async () => {
      if (!running.has(launched)) throw new Error(launched.printed());
      return answers(health);
    },
    START_MS,
  );
  return launched;
}

const portsAreFree = async () => (await isFree(port)) && (await isFree(cmsPort));

/** Every page in both languages that does not answer 200. */
async function failingPages(): Promise<readonly string[]> {
  const found = await Promise.all(
    LANGUAGES.map(async (language) => {
      const routes = (await specifiedRoutes(language)).map((route) => route.path);
      return discover(siteUrl, language, routes);
    }),
  );
  return found
    .flat()
    .filter(({ status }) => status !== 200)
    .map((page) => `${page.path}: ${page.status}`);
}

/** The images of some pages, as a browser of today would choose among the candidates. */
async function imagesOf(pages: readonly string[]): Promise<readonly string[]> {
  const lists = await inParallel(pages, async (page) => {
    const html = await (await fetch(`${siteUrl}${page}`)).text();
    return [
      ...attributesIn(html, 'img', 'src'),
      ...attributesIn(html, 'source', 'srcset').map((set) => set.split(' ')[0] ?? ''),
    ];
  });
  return [...new Set(lists.flat())].filter((url) => url.startsWith('/'));
}

async function failing(urls: readonly string[]): Promise<readonly string[]> {
  const statuses = await inParallel(urls, async (url) => ({ url, status: (await fetch(`${siteUrl}${url}`)).status }));
  return statuses.filter(({ status }) => status !== 200).map(({ url, status }) => `${url}: ${status}`);
}

/** Publishes a German title for the home page; resolves with the ms until the site shows it. */
async function timeUntilShown(title: string): Promise<number> {
  const banner = await germanHomeBanner(await signIn(siteUrl, ADMINISTRATOR));
  await banner.publish(title);
  const since = performance.now();
  await until(
    `the site shows ${title}`,
    async () => (await (await fetch(`${siteUrl}/de`)).text()).includes(title),
    RECONNECT_MS,
  );
  return performance.now() - since;
}

test.use({ baseURL: siteUrl });
test.describe.configure({ mode: 'serial', timeout: START_MS + 60_000 });

test.beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-outage-'));
});

test.afterAll(async () => {
  await Promise.all([...running].map((launched) => launched.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

let cms: Launched;
let site: Launched;
let images: readonly string[];

test('without the CMS every page and every image that was seen is still served', async () => {
  cms = await started('cms');
  site = await started('site');
  images = await imagesOf(['/', '/de/projects', '/agency/aboutus']);
  expect(images.length).toBeGreaterThan(10);
  expect(await failing(images)).toEqual([]);
  expect(await cms.stop(), cms.printed()).toBe(0);
  // No page but those three was ever asked for while the CMS was there.
  expect(await failingPages()).toEqual([]);
  expect(await failing(images)).toEqual([]);
});

test('so they are after a restart of the site', async () => {
  expect(await site.stop(), site.printed()).toBe(0);
  site = await started('site');
  expect(await failingPages()).toEqual([]);
  expect(await failing(images)).toEqual([]);
});

test('without the CMS a form says so, and the admin too', async () => {
  const json = { 'Content-Type': 'application/json' };
  const form = await fetch(`${siteUrl}/wp-json/bc/v1/submit-form`, { method: 'POST', headers: json, body: '{}' });
  expect(form.status).toBe(503);
  expect(await form.json()).toMatchObject({ code: expect.any(String), data: { status: 503 } });
  expect((await fetch(`${siteUrl}/admin`)).status).toBe(503);
});

test('the CMS comes back and brings its changes', async () => {
  cms = await started('cms');
  await timeUntilShown(`Wieder da ${crypto.randomUUID()}`);
  expect(await timeUntilShown(`Sofort da ${crypto.randomUUID()}`), 'ms until the change shows').toBeLessThan(SOON_MS);
});

test('SIGTERM ends both with success and frees the ports', async () => {
  expect(await site.stop(), site.printed()).toBe(0);
  expect(await cms.stop(), cms.printed()).toBe(0);
  expect(await portsAreFree()).toBe(true);
});

test('SIGTERM ends the whole stack with success and frees the ports', async () => {
  const stack = await started('start');
  expect(await stack.stop(), stack.printed()).toBe(0);
  expect(await portsAreFree()).toBe(true);
});

test('Ctrl-C ends the whole stack with success and frees the ports, pressed twice too', async () => {
  const once = await started('start');
  once.interrupt();
  expect(await once.ended, once.printed()).toBe(0);
  expect(await portsAreFree()).toBe(true);

  const twice = await started('start');
  twice.interrupt();
  twice.interrupt();
  await twice.ended;
  await until('both ports are free', portsAreFree, 20_000);
});

test('Ctrl-C during the start leaves nothing behind', async () => {
  const launched = launch('start', OUTAGE_STACK, dataDir);
  running.add(launched);
  await until('the CMS answers', () => answers(`${cmsUrl}/healthz`), START_MS);
  launched.interrupt();
  await launched.ended;
  running.delete(launched);
  await until('both ports are free', portsAreFree, 20_000);
});
