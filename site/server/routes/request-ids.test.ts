import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { createLogger } from '@kontorwerk/runtime/log/logger';
import { expect, it } from 'vitest';
import { currentRequest, type Log } from '../base/log.ts';
import { ask } from '../testing/http-client.ts';
import { startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

const MADE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const MESSAGE = { 'Content-Type': 'application/json' };

type Line = Readonly<Record<string, unknown>>;

/** A production log, parsed. */
function writtenLog(): { readonly log: Log; readonly lines: readonly Line[] } {
  const lines: Line[] = [];
  const to = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const settings = { level: 'info', format: 'json' } as const;
  return { log: createLogger({ name: 'site', settings, requestId: currentRequest.id, to }), lines };
}

it.each([
  ['a page that is rendered', '/de'],
  ['a page that is kept', '/de'],
  ['a list', '/wp-json/bc/v1/homepage'],
  ['the CMS', '/api/pages'],
  ['nothing', '/assets/none.js'],
  ['an address that can’t be read', '/%'],
  ['how the server is', '/healthz'],
])('%s is answered with the id that a declared proxy gave', async (_what, path) => {
  const site = await startTestSite({ trustedProxies: 1 });
  for (const id of ['proxy.1', 'proxy.2'])
    expect((await ask(`${site.url}${path}`, { headers: { 'X-Request-Id': id } })).headers['x-request-id']).toBe(id);
});

it('makes none for a page that is ready, of which nothing is logged', async () => {
  const site = await startTestSite({ trustedProxies: 1 });
  const id = async () => (await ask(`${site.url}/de`)).headers['x-request-id'];
  expect([await id(), await id()]).toEqual([expect.stringMatching(MADE), undefined]);
});

it('makes ids where nobody may give one, and where the one that is given could do harm', async () => {
  const undeclared = await startTestSite();
  const declared = await startTestSite({ trustedProxies: 1 });
  const given = [
    [undeclared, 'harmless'],
    [declared, '<b>'],
    [declared, 'x'.repeat(65)],
  ] as const;
  for (const [site, id] of given)
    expect((await ask(site.url, { headers: { 'X-Request-Id': id } })).headers['x-request-id']).toMatch(MADE);
});

it('tells the backend the id, whoever passes the request on, and no other', async () => {
  const site = await startTestSite({ trustedProxies: 1 });
  const headers = { ...MESSAGE, 'X-Request-Id': 'r-7' };
  await ask(`${site.url}/api/users/me`, { headers });
  await ask(`${site.url}${CONTACT_PATH}`, { method: 'POST', headers, body: '{}' });
  const undeclared = await startTestSite();
  await ask(`${undeclared.url}/api/users/me`, { headers });
  const told = ({ backend }: typeof site, path: string) =>
    backend.requests.find(({ url }) => url === path)?.headers['x-request-id'];
  expect([told(site, '/api/users/me'), told(site, CONTACT_PATH)]).toEqual(['r-7', 'r-7']);
  expect(told(undeclared, '/api/users/me')).toMatch(MADE);
});

it('names the request in each line that it leads to, and in none of later', async () => {
  const { log, lines } = writtenLog();
  const site = await startTestSite({ trustedProxies: 1 }, { log });
  site.render = async () => {
    throw new Error('no page');
  };
  await ask(`${site.url}/de?from=Erika`, { headers: { 'X-Request-Id': 'r-8' } });
  expect(lines).toMatchObject([{ level: 'error', request_id: 'r-8', msg: 'page GET /de: no page' }]);
  expect(JSON.stringify(lines)).not.toContain('Erika');
});

it('writes a line for each request where that is set, with nothing that tells who it was', async () => {
  const { log, lines } = writtenLog();
  const site = await startTestSite({ trustedProxies: 1, logRequests: true }, { log });
  const headers = { 'X-Request-Id': 'r-9', 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'Erika' };
  await ask(`${site.url}/de`, { headers });
  await ask(`${site.url}/de`, { headers });
  await ask(`${site.url}/contactus/contactform?from=Erika`, { headers });
  await waitUntil(async () => lines.length === 3);
  const facts = { level: 'info', request_id: 'r-9', method: 'GET', status: 200, complete: true, client: '203.0.113.0' };
  expect(lines).toMatchObject([
    { ...facts, path: '/de', msg: 'GET /de 200' },
    { ...facts, path: '/de' },
    { ...facts, path: '/contactus/contactform' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Erika|113\.77/);
});
