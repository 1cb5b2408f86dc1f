import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CONTACT_PATH, listPath } from '@kontorwerk/contract/wire';
import { freePort } from '@kontorwerk/runtime/testing/ports';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { longList, sampleEntries, startFakeBackend } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { fetchMetrics } from '../testing/metrics.ts';
import { writeBuild } from '../testing/test-folders.ts';
import { serve } from '../testing/test-server.ts';
import { waitUntil } from '../testing/wait-until.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const TOKEN = 'a-token-of-some-length';
const HOME = listPath('homepage', 'en');
const MESSAGE = JSON.stringify({ name: 'A' });

const BLOG = listPath('blog', 'en');
const POSTS = 130;
/** How often a sitemap names each page: itself, as a translation, and as the default for other languages. */
const NAMED = 3;
/** The requests for a list of this many posts, whichever process makes them. */
const WINDOWS = 2;

/** Starts a site of two workers beside a fake backend; its pages show the id of the process that rendered them. */
async function start(given: Readonly<Record<string, string>> = {}) {
  const backend = await startFakeBackend();
  backend.answersAsks = true;
  backend.content.set(BLOG, longList('Blogs', 'blog@1', POSTS));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'start-many-'));
  const port = await freePort();
  const site = spawn(process.execPath, [MAIN, await writeBuild(folder, 'String(process.pid)')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WORKERS: '2',
      PORT: String(port),
      BACKEND_URL: backend.url,
      DATA_DIR: folder,
      METRICS_TOKEN: TOKEN,
      FORM_BURST: '3',
      FORM_INTERVAL: '3600',
      ...given,
    },
  });
  const ended = once(site, 'exit');
  let printed = '';
  for (const stream of [site.stdout, site.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const url = `http://127.0.0.1:${port}`;
  return {
    backend,
    site,
    ended,
    url,
    printed: () => printed,
    /** Returns the ids of the answering processes, from two connections in a row. */
    async workers() {
      const pages = [await ask(url), await ask(url)];
      return pages.map(({ text }) => Number(text)).toSorted();
    },
    async clear() {
      site.kill('SIGKILL');
      await ended;
      await backend.stop();
      await rm(folder, { recursive: true });
    },
  };
}

describe('two workers', () => {
  let here: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    here = await start();
    await waitUntil(() => here.printed().includes('ready ') || here.site.exitCode !== null, 30_000);
  });
  afterAll(() => here.clear());

  it('answer both, and are counted together', async () => {
    const { url, workers } = here;
    const [one, other] = await workers();
    expect(one).not.toBe(other);
    expect(await workers()).toEqual([one, other]);
    expect((await ask(`${url}/assets/app-1.js`)).text).toBe('app');
    expect((await ask(`${url}/readyz`)).text).toBe('ok\nbackend: answers\nspool: 0 wait\n');
    const counted = await fetchMetrics({ url }, TOKEN);
    const pages = [...counted].filter(([name]) => name.startsWith('site_pages_total'));
    expect(Object.fromEntries(pages)).toEqual({
      'site_pages_total{source="miss"}': 2,
      'site_pages_total{source="hit"}': 2,
    });
    expect(counted.get('site_backend_up')).toBe(1);
  });

  it('have one limit for what a client sends, whoever of them gets it', async () => {
    const { backend, url } = here;
    const seen: string[] = [];
    backend.answers.set(CONTACT_PATH, ({ headers, body }, response) => {
      seen.push(`${headers['x-forwarded-for']} ${body}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.7' };
    const send = () => ask(url + CONTACT_PATH, { method: 'POST', headers, body: MESSAGE });
    const answers = [await send(), await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(seen).toEqual(Array(3).fill(`127.0.0.1 ${MESSAGE}`));
  });

  it('leave searches, on a page or as JSON, to one process, which counts them', async () => {
    const { url } = here;
    const processes = await Promise.all([1, 2, 3].map(() => ask(`${url}/de/search?q=a`)));
    expect(new Set(processes.map(({ text }) => text)).size).toBe(1);
    expect(await here.workers()).not.toContain(Number(processes[0]?.text));
    const before = await fetchMetrics({ url }, TOKEN);
    for (const _ of [1, 2]) expect(JSON.parse((await ask(`${url}/search.json?q=xyzzy`)).text).total).toBe(0);
    const nothing = 'site_searches_total{language="en",outcome="nothing"}';
    expect((await fetchMetrics({ url }, TOKEN)).get(nothing)).toBe((before.get(nothing) ?? 0) + 2);
  });

  it('both show a change', async () => {
    const { backend, url } = here;
    backend.content.set(HOME, sampleEntries('Published', 'homepage@2'));
    backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => ask(url + HOME)));
      return answers.every(({ text }) => text.includes('Published'));
    });
  });

  it('leave reading long lists to one process, with what shows all pages', async () => {
    const { backend, url } = here;
    const windows = () => backend.requests.filter((request) => request.url.includes('cards=100')).length;
    const shown = async (name: string) =>
      (await ask(`${url}/sitemap-en-1.xml`)).text.split(`/blog/${name}-`).length > POSTS * NAMED;
    await waitUntil(() => shown('post'));
    backend.requests.length = 0;
    // The second read proves that the first is done.
    for (const name of ['first', 'second']) {
      backend.content.set(BLOG, longList('Blogs', name, POSTS, { name }));
      backend.announce({ page_key: 'blog', language: 'en', endpoint_call: name });
      await waitUntil(() => shown(name));
    }
    const processes = await Promise.all([1, 2, 3].map(() => ask(`${url}/de/sitemap`)));
    expect(new Set(processes.map(({ text }) => text)).size).toBe(1);
    expect(await here.workers()).not.toContain(Number(processes[0]?.text));
    for (const path of ['/llms.txt', '/feeds/blog.json'])
      expect((await ask(url + path)).text).toContain('/blog/second-');
    expect(windows()).toBe(2 * WINDOWS);
  });

  it('keep a file that one of them was asked for, and write it once', async () => {
    const { backend, url } = here;
    backend.answers.set('/uploads/a.webp', (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/webp' }).end('pixels'),
    );
    const answers = [await ask(`${url}/uploads/a.webp`), await ask(`${url}/uploads/a.webp`)];
    expect(answers.map(({ text }) => text)).toEqual(['pixels', 'pixels']);
    expect(backend.requests.filter((request) => request.url === '/uploads/a.webp').length).toBe(1);
  });

  it('are still two after one of them has died', async () => {
    const { workers, printed } = here;
    const [killed = 0, left = 0] = await workers();
    process.kill(killed, 'SIGKILL');
    await waitUntil(() => printed().includes('a worker ended (SIGKILL) and is started again'));
    await waitUntil(async () => {
      const now = await workers();
      expect(now).not.toContain(killed);
      return now.includes(left) && now[0] !== now[1];
    });
  });

  it('end with the process that started them', async () => {
    const { site, ended, workers } = here;
    const all = await workers();
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

it('says which setting is wrong when a worker can not start', async () => {
  const taken = await serve((_request, response) => void response.end());
  onTestFinished(taken.close);
  const here = await start({ PORT: String(taken.port) });
  onTestFinished(here.clear);
  expect(await here.ended).toEqual([1, null]);
  expect(here.printed()).toContain(`PORT ${taken.port} is in use`);
});
