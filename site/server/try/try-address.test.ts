import http, { type RequestListener } from 'node:http';
import net from 'node:net';
import { listen } from '@kontorwerk/runtime/testing/listening';
import { freePort } from '@kontorwerk/runtime/testing/ports';
import { expect, test } from 'vitest';
import { parseServerSettings } from '../base/settings.ts';
import { judgeCertificate, judgeProxies, judgeStranger, tryAddress, tryRedirect } from './try-address.ts';
import { tryMetrics } from './try-metrics.ts';

const PUBLIC_URL = 'https://www.example.com';
const NOW = new Date('2026-11-25');

const answering = (answer: RequestListener) => listen(http.createServer(answer));

async function tried(environment: Readonly<Record<string, string>>, isRunning = false) {
  const settings = parseServerSettings({ BACKEND_URL: 'http://127.0.0.1:1', ...environment });
  return tryAddress(settings, { isRunning }).run(AbortSignal.timeout(20_000));
}

test('without a proxy all is as it should be, and nobody listens any more', async () => {
  const port = await freePort();
  const address = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const found = await tried(address);
  expect(found.map(({ verdict, seen }) => `${verdict} ${seen}`)).toEqual([
    `ok leads to 127.0.0.1:${port}`,
    'ok 0: 0 proxies on the way, which add to X-Forwarded-For',
    'ok lets a resume of the largest size pass (15 MB)',
  ]);
  expect(await tried({ ...address, TRUSTED_PROXIES: '1' })).toContainEqual(
    expect.objectContaining({
      verdict: 'wrong',
      setting: 'TRUSTED_PROXIES',
      seen: expect.stringContaining('makes up'),
    }),
  );
});

test('somebody else at the public address is told', async () => {
  const port = await answering((_request, response) => response.end('hello'));
  const found = await tried({ PORT: String(await freePort()), PUBLIC_URL: `http://127.0.0.1:${port}` });
  expect(found).toMatchObject([{ verdict: 'wrong', seen: 'is answered by somebody else (200)' }]);
});

test('one that can not be reached is worth a note, and one that says nothing is wrong', async () => {
  const unreached = await tried({ PORT: String(await freePort()), PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
  expect(unreached).toMatchObject([
    { verdict: 'note', seen: expect.stringMatching(/^can’t be reached from this machine/) },
  ]);
  const port = await listen(net.createServer((socket) => socket.end()));
  const broken = await tried({ PORT: String(await freePort()), PUBLIC_URL: `http://127.0.0.1:${port}` });
  expect(broken).toMatchObject([
    { verdict: 'wrong', seen: expect.stringMatching(/^takes connections, and gives no answer/) },
  ]);
});

test('a site that runs is looked at from outside', async () => {
  const port = await answering((request, response) => {
    response.writeHead(request.url === '/healthz' ? 200 : 404).end('ok\n');
  });
  const address = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  expect(await tried(address, true)).toMatchObject([{ verdict: 'ok', seen: 'is answered by the site, which runs' }]);
});

test.each([
  [[], 0, true, 'ok'],
  [['203.0.113.77'], 0, true, 'ok'],
  [['203.0.113.77', '127.0.0.1'], 1, false, 'ok'],
  // A proxy that replaces the header instead of appending, as Caddy does.
  [['127.0.0.1'], 1, false, 'ok'],
  [['203.0.113.77', '127.0.0.1'], 0, false, 'all visitors count as one: set TRUSTED_PROXIES=1'],
  [['203.0.113.77', '127.0.0.1', '10.0.0.1'], 1, false, 'all visitors count as one: set TRUSTED_PROXIES=2'],
  [['203.0.113.77', '127.0.0.1'], 2, false, 'anybody makes up their own address: set TRUSTED_PROXIES=1'],
  [[], 1, false, 'the proxy adds nothing to X-Forwarded-For'],
  [['203.0.113.77'], 1, false, 'the proxy adds nothing to X-Forwarded-For'],
] as const)('of %j with %d declared is told', (forwardedFor, trusted, isDirect, expected) => {
  const { verdict, seen, advice } = judgeProxies({ forwardedFor }, trusted, isDirect);
  expect(verdict === 'ok' ? 'ok' : `${seen}: ${advice}`).toContain(expected);
});

const DAY_MS = 86_400_000;
test.each([
  [null, 'note', 'is not encrypted'],
  [{ problem: 'CERT_HAS_EXPIRED', validTo: NOW }, 'wrong', '(CERT_HAS_EXPIRED)'],
  [{ problem: null, validTo: new Date(NOW.getTime() + 5 * DAY_MS) }, 'note', 'ends in 5 days'],
  [{ problem: null, validTo: new Date(NOW.getTime() + 60 * DAY_MS) }, 'ok', 'for 60 days'],
])('of the certificate %j is told', (certificate, verdict, seen) => {
  const found = judgeCertificate(PUBLIC_URL, certificate, NOW);
  expect(found).toMatchObject({ verdict, seen: expect.stringContaining(seen) });
});

test.each([
  [502, undefined, 'is answered by a proxy that doesn’t reach the site (502)'],
  [301, 'https://example.com/', 'leads on to https://example.com/'],
  [404, undefined, 'is answered by somebody else (404)'],
])('an answer of %d is not the site’s own', (status, location, seen) => {
  const found = judgeStranger({ status, location, text: '', certificate: null }, PUBLIC_URL, '127.0.0.1:3000');
  expect(found).toMatchObject({ verdict: 'wrong', seen });
});

test('whether http:// leads on is told', async () => {
  const redirect = async (answer: RequestListener) => {
    const port = await answering(answer);
    return tryRedirect(PUBLIC_URL, `http://127.0.0.1:${port}/`, AbortSignal.timeout(5_000));
  };
  expect(await redirect((_, response) => response.writeHead(301, { Location: `${PUBLIC_URL}/` }).end())).toMatchObject({
    verdict: 'ok',
  });
  expect(await redirect((_, response) => response.end('plain'))).toMatchObject({
    verdict: 'note',
    seen: expect.stringContaining('that answers 200'),
  });
  const nobody = await tryRedirect(PUBLIC_URL, `http://127.0.0.1:${await freePort()}/`, AbortSignal.timeout(5_000));
  expect(nobody).toMatchObject({ verdict: 'note', seen: expect.stringContaining('nobody answers there') });
});

test('whether somebody can watch is told', async () => {
  const metrics = (environment: Readonly<Record<string, string>>) =>
    tryMetrics(parseServerSettings({ BACKEND_URL: 'http://127.0.0.1:1', ...environment }), { isRunning: false }).run(
      AbortSignal.timeout(5_000),
    );
  expect(await metrics({})).toMatchObject([{ verdict: 'note', setting: 'METRICS_TOKEN' }]);
  expect(await metrics({ METRICS_TOKEN: 'x'.repeat(16) })).toMatchObject([{ verdict: 'ok', setting: 'METRICS_TOKEN' }]);
  const taken = await listen(net.createServer());
  expect(await metrics({ METRICS_PORT: String(taken) })).toMatchObject([{ verdict: 'wrong', setting: 'METRICS_PORT' }]);
  expect(await metrics({ METRICS_PORT: String(await freePort()) })).toMatchObject([{ verdict: 'ok' }]);
});
