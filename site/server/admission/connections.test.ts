import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { openStubbornClient } from '../testing/slow-clients.ts';
import { startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { limitConnections } from './connections.ts';

const IMPATIENT = { headersTimeout: 100, requestTimeout: 300, connectionsCheckingInterval: 20 };

/** Opens `number` clients that send the same bytes and then nothing more. */
function clients(number: number, url: string, bytes?: string) {
  return Array.from({ length: number }, () => openStubbornClient(url, bytes));
}

describe('connections', () => {
  it.each(['vite-hmr', 'chat'])('are not held open by who asks for an upgrade to %s', async (protocol) => {
    const site = await startTestSite();
    const upgrade = `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: ${protocol}\r\n\r\n`;
    const all = clients(50, site.url, upgrade);
    await waitUntil(() => all.every((client) => client.received().startsWith('HTTP/1.1 200 ')));
    expect(all[0]?.received()).toContain('page /');
    for (const client of all) client.end();
    await waitUntil(async () => (await site.connections()) === 0);
  });

  it('are given up when no request comes to its end, also by who keeps their half open', async () => {
    const site = await startTestSite({}, { connectionLimits: IMPATIENT });
    const dripping = clients(30, site.url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const silent = clients(10, site.url);
    const sending = clients(5, site.url, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na');
    const all = [...dripping, ...silent, ...sending];
    await waitUntil(() => all.every((client) => client.isLetGo()));
    await waitUntil(async () => (await site.connections()) === 0);
    for (const client of [...dripping, ...silent]) expect(client.received()).toMatch(/^HTTP\/1\.1 408 /);
    for (const client of sending) expect(client.received()).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('are given up when nobody fetches the answer, be it ready or made for who asked', async () => {
    const site = await startTestSite({}, { silentConnectionMs: 200 });
    // More than the kernel buffers for a client that doesn't read.
    const large = new Response('a'.repeat(24_000_000), { headers: { 'Content-Type': 'application/octet-stream' } });
    site.render = async () => large;
    const port = Number(new URL(site.url).port);
    const askAndLeave = async () => {
      const socket = net.connect(port, '127.0.0.1').pause();
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      await waitUntil(async () => (await site.connections()) === 1);
      await waitUntil(async () => (await site.connections()) === 0);
    };
    await askAndLeave();
    await askAndLeave();
    expect(site.rendered).toHaveLength(1);
  });

  it('are given up when what comes is nonsense', async () => {
    const site = await startTestSite();
    const [nonsense] = clients(1, site.url, 'nonsense\r\n\r\n');
    const [large] = clients(1, site.url, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
    await waitUntil(() => nonsense?.isLetGo() === true && large?.isLetGo() === true);
    await waitUntil(async () => (await site.connections()) === 0);
    expect(nonsense?.received()).toMatch(/^HTTP\/1\.1 400 /);
    expect(large?.received()).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('of one client are bounded, and free again when they are closed', async () => {
    const site = await startTestSite({ admission: { connectionsPerClient: 3 } });
    const held = clients(3, site.url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await waitUntil(() => held.every((client) => client.received() !== ''));
    const [fourth] = clients(1, site.url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await waitUntil(() => fourth?.isLetGo() === true);
    expect(fourth?.received()).toBe('');
    held[0]?.end();
    await waitUntil(async () => (await site.connections()) === 2);
    expect((await ask(site.url)).status).toBe(200);
  });

  it('are not counted for each client behind a proxy of ours, and bounded in total', async () => {
    const site = await startTestSite({ trustedProxies: 1, admission: { connectionsPerClient: 1, connections: 3 } });
    const held = clients(3, site.url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await waitUntil(() => held.every((client) => client.received() !== ''));
    const [fourth] = clients(1, site.url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await waitUntil(() => fourth?.isLetGo() === true);
  });
});

it.each([
  [4_000, 1_048_576, 4_000],
  [4_000, 1_024, 824],
  [4_000, 256, 128],
  [500, Number.POSITIVE_INFINITY, 500],
])('of %i connections, %i open files leave room for %i', (wished, openFiles, allowed) => {
  expect(limitConnections(wished, openFiles)).toBe(allowed);
});

it('knows what this system allows', () => {
  expect(limitConnections(10)).toBe(10);
});
