import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEAD_LETTER_FOLDERS } from '@kontorwerk/contract/submissions/dead-letter-folders';
import { CONTACT_PATH, DATABASE_UNAVAILABLE, HEALTH_PATH, METRICS_PATH } from '@kontorwerk/contract/wire';
import { expect, it } from 'vitest';
import { createMetrics } from '../base/metrics.ts';
import { ask } from '../testing/http-client.ts';
import { fetchMetrics } from '../testing/metrics.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { collectMetricsText } from './metrics-routes.ts';

const TOKEN = 'a-token-of-this-test';
const METRICS = { port: null, host: '127.0.0.1', token: TOKEN };
const CMS_METRICS = '# HELP cms_outbox Deliveries\n# TYPE cms_outbox gauge\ncms_outbox{state="waiting"} 3\n';

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

it('is told to who knows the token, and there is nothing without one', async () => {
  const site = await startTestSite({ metrics: METRICS });
  const told = await ask(`${site.url}/metrics`, bearer(TOKEN));
  expect(told.status).toBe(200);
  expect(told.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const token of ['', 'x', `${TOKEN}x`]) {
    const refused = await ask(`${site.url}/metrics`, bearer(token));
    expect([refused.status, refused.text]).toEqual([401, 'no\n']);
  }
  expect((await ask(`${site.url}/metrics`)).status).toBe(401);
  const without = await startTestSite();
  without.render = async () => new Response('none', { status: 404 });
  for (const options of [{}, bearer('null'), bearer('')])
    expect((await ask(`${without.url}/metrics`, options)).status).toBe(404);
});

it('counts requests by what was asked for, whatever the address', async () => {
  const site = await startTestSite({ metrics: METRICS });
  site.backend.answers.set('/api/pages', (_request, response) => response.writeHead(403).end());
  const asked = [
    '/',
    '/',
    '/?x=1',
    '/de/projects',
    '/blog/a',
    '/blog/b',
    '/none',
    '/none.ico',
    '/api/pages',
    '/wp-json/bc/v1/news',
  ];
  const texts = ['/blog/feed.xml', '/de/llms.txt', '/robots.txt', '/.well-known/security.txt'];
  for (const path of [...asked, ...texts, '/%', '/healthz', '/assets/none.js']) await ask(`${site.url}${path}`);
  await ask(`${site.url}/`, { method: 'HEAD' });
  await ask(`${site.url}/`, { method: 'PROPFIND' });
  const of = (route: string, method = 'GET', status = '2xx') =>
    `site_http_requests_total{route="${route}",method="${method}",status="${status}"}`;
  await waitUntil(async () => (await fetchMetrics(site, TOKEN)).has(of('home', 'other', '4xx')));
  const counted = await fetchMetrics(site, TOKEN);
  const requests = [...counted].filter(([name]) => name.startsWith('site_http_requests_total'));
  expect(Object.fromEntries(requests.filter(([name]) => !name.includes('"status"')))).toEqual({
    [of('home')]: 3,
    [of('home', 'HEAD')]: 1,
    [of('home', 'other', '4xx')]: 1,
    [of('projects')]: 1,
    [of('post')]: 2,
    [of('free')]: 1,
    [of('files')]: 1,
    [of('files', 'GET', '4xx')]: 1,
    [of('admin', 'GET', '4xx')]: 1,
    [of('wire')]: 1,
    [of('feeds', 'GET', '3xx')]: 1,
    [of('texts')]: 3,
    [of('unreadable', 'GET', '4xx')]: 1,
  });
  expect(counted.get('site_http_request_duration_seconds_count{route="post"}')).toBe(2);
});

it('counts where pages came from, and how long rendering them took', async () => {
  const site = await startTestSite({ metrics: METRICS });
  for (const path of ['/', '/', '/', '/contactus/contactform?from=a']) await ask(`${site.url}${path}`);
  site.render = async () => new Response('broken', { status: 500 });
  await ask(`${site.url}/projects`);
  const counted = await fetchMetrics(site, TOKEN);
  const values = ['hit', 'miss', 'uncached'].map((source) => counted.get(`site_pages_total{source="${source}"}`));
  expect(values).toEqual([2, 2, 1]);
  const rendered = (page: string, outcome: string) =>
    counted.get(`site_render_duration_seconds_count{page="${page}",outcome="${outcome}"}`);
  expect([rendered('home', 'done'), rendered('contact', 'done'), rendered('projects', 'failed')]).toEqual([1, 1, 1]);
});

it('counts submissions, and tells what waits and that the backend is away', async () => {
  const site = await startTestSite({ metrics: METRICS });
  const send = (body: object) =>
    ask(`${site.url}${CONTACT_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const message = { first_name: 'Ada', email: 'a@example.test', phone_number: '9876543210', description: 'Hello' };
  site.backend.answers.set(CONTACT_PATH, (_request, response) => response.end('{}'));
  await send(message);
  site.backend.answers.set(CONTACT_PATH, (_request, response) => response.writeHead(400).end('{}'));
  await send({ ...message, email: '' });
  expect((await fetchMetrics(site, TOKEN)).get('site_backend_up')).toBe(1);
  await site.backend.stop();
  site.time.aheadMs = 60_000;
  expect((await send({ ...message, company: 'Engines', description: 'Wait' })).status).toBe(200);
  site.time.aheadMs = 90_000;
  const counted = await fetchMetrics(site, TOKEN);
  const of = (outcome: string) => counted.get(`site_submissions_total{form="message",outcome="${outcome}"}`);
  expect([of('stored'), of('refused'), of('kept')]).toEqual([1, 1, 1]);
  expect([counted.get('site_backend_up'), counted.get('site_spool_submissions')]).toEqual([0, 1]);
  expect(counted.get('site_spool_oldest_seconds')).toBeGreaterThanOrEqual(30);
});

it('tells that the backend’s database is away, and the room on the disk', async () => {
  const site = await startTestSite({ metrics: METRICS });
  site.backend.answers.set(HEALTH_PATH, (_request, response) => response.writeHead(503).end(DATABASE_UNAVAILABLE));
  const counted = await fetchMetrics(site, TOKEN);
  expect([counted.get('site_backend_up'), counted.get('site_backend_database_up')]).toEqual([1, 0]);
  expect(counted.get('site_disk_free_bytes')).toBeLessThanOrEqual(counted.get('site_disk_size_bytes') ?? 0);
});

it('counts the dead letters of the spool, also where a folder of them was removed', async () => {
  const folder = path.join(await createTemporaryFolder(), 'site');
  const site = await startTestSite({ metrics: METRICS }, { folder });
  for (const name of DEAD_LETTER_FOLDERS) await mkdir(path.join(folder, 'spool', name), { recursive: true });
  for (const name of ['refused/1', 'refused/2', 'damaged/3']) await writeFile(path.join(folder, 'spool', name), '');
  expect((await fetchMetrics(site, TOKEN)).get('site_spool_laid_aside')).toBe(3);
  await rm(path.join(folder, 'spool/damaged'), { recursive: true });
  expect((await fetchMetrics(site, TOKEN)).get('site_spool_laid_aside')).toBe(2);
});

it('counts a submission that neither the backend nor the spool takes', async () => {
  const site = await startTestSite({ metrics: METRICS, spool: { files: 0, bytes: 0 } });
  await site.backend.stop();
  const body = JSON.stringify({
    first_name: 'Ada',
    company: 'E',
    email: 'a@b.de',
    phone_number: '9876543210',
    description: 'x',
  });
  const answer = await ask(`${site.url}${CONTACT_PATH}`, { method: 'POST', body });
  expect(answer.status).toBe(503);
  const counted = await fetchMetrics(site, TOKEN);
  expect(counted.get('site_submissions_total{form="message",outcome="failed"}')).toBe(1);
});

it('has what the CMS counts, and its own part where the CMS doesn’t say', async () => {
  const site = await startTestSite({ metrics: METRICS });
  const type = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
  site.backend.answers.set(METRICS_PATH, (_request, response) => response.writeHead(200, type).end(CMS_METRICS));
  expect((await fetchMetrics(site, TOKEN)).get('cms_outbox{state="waiting"}')).toBe(3);
  site.backend.answers.set(METRICS_PATH, (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>'),
  );
  expect((await fetchMetrics(site, TOKEN)).has('site_backend_up')).toBe(true);
  site.backend.answers.set(METRICS_PATH, (_request, response) =>
    response.writeHead(200, type).end('cms_outbox 1\n'.repeat(100_000)),
  );
  expect((await fetchMetrics(site, TOKEN)).has('site_backend_up')).toBe(true);
  await site.backend.stop();
  const { text } = await ask(`${site.url}/metrics`, bearer(TOKEN));
  expect(text).toMatch(/^# the CMS doesn't say: .*ECONNREFUSED/m);
});

it('has what a CMS on another machine counts, which gets no token, and nothing else that a backend answers', async () => {
  const asked: Request[] = [];
  const counted = [
    '# TYPE cms_disk_free_bytes gauge',
    'cms_disk_free_bytes 1.5e+9',
    'cms_disk_free_bytes NaN',
    'cms_outbox{state="wait\\"ing",kind="a"} 3',
  ];
  const others = [
    ...['site_backend_up 1', 'cms_half{state="', 'cms_text x', 'cms_up 1 # y', '# cms', '<h1>cms_ 1</h1>'],
    // Each would make Prometheus refuse the site's own metrics, too.
    ...['# TYPE cms_a nonsense', 'cms_a{1x="a"} 1', 'cms_a{a="1"b="2"} 1', 'cms_a{a="1",a="2"} 1'],
  ];
  const text = await collectMetricsText(createMetrics(), {
    backendUrl: 'http://cms:3001',
    fetch: async (...request) => {
      asked.push(new Request(...request));
      const body = [...counted, ...others, ''].join('\n');
      return new Response(body, { headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' } });
    },
  });
  expect(asked.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([
    [`http://cms:3001${METRICS_PATH}`, null],
  ]);
  expect(text).toContain('# HELP site_pages_total');
  expect(text.endsWith(`\n${counted.join('\n')}\n`)).toBe(true);
  for (const other of others) expect(text.split('\n')).not.toContain(other);
});
