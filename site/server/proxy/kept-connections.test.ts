/** Keep-alive connections to the backend that it closes just as they are reused. */
import { once } from 'node:events';
import net from 'node:net';
import { portOf } from '@kontorwerk/runtime/testing/ports';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { serve } from '../testing/test-server.ts';
import { startTestSite } from '../testing/test-site.ts';

/** A backend that answers the first request on each connection, keeps it alive, and closes it at the second. */
async function siteBeforeForgetful() {
  const requests: string[] = [];
  const backend = net.createServer((socket) => {
    let isFirst = true;
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const [line = ''] = bytes.toString().split('\r\n', 1);
      requests.push(line);
      if (isFirst) socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n${line.startsWith('HEAD') ? '' : '{}'}`);
      else socket.destroy();
      isFirst = false;
    });
  });
  backend.listen(0, '127.0.0.1');
  onTestFinished(() => void backend.close());
  await once(backend, 'listening');
  return { site: await startTestSite({ backendUrl: `http://127.0.0.1:${portOf(backend)}` }), requests };
}

it.each(['GET', 'HEAD'])('%s is asked for again, on another connection', async (method) => {
  const { site, requests } = await siteBeforeForgetful();
  for (const path of ['/api/first', '/api/second'])
    expect((await ask(`${site.url}${path}`, { method })).status).toBe(200);
  expect(requests.filter((line) => line.includes('/api/'))).toEqual([
    `${method} /api/first HTTP/1.1`,
    `${method} /api/second HTTP/1.1`,
    `${method} /api/second HTTP/1.1`,
  ]);
});

it('what changes something is asked for once: it may have been done', async () => {
  const { site, requests } = await siteBeforeForgetful();
  expect((await ask(`${site.url}/api/first`)).status).toBe(200);
  expect((await ask(`${site.url}/api/second`, { method: 'DELETE' })).status).toBe(502);
  expect(requests.filter((line) => line.includes('second'))).toEqual(['DELETE /api/second HTTP/1.1']);
});

it.each([
  ['short', 10, 1],
  ['long', 300_000, 2],
])(
  'after a %s body, of which the backend may have left something, as many are used as that takes',
  async (_, length, used) => {
    const ports: (number | undefined)[] = [];
    const backend = await serve(async (request, response) => {
      if (request.url?.startsWith('/api/')) ports.push(request.socket.remotePort);
      for await (const _ of request);
      response.end('{}');
    });
    onTestFinished(() => backend.close());
    const site = await startTestSite({ backendUrl: backend.url });
    const headers = { Cookie: 'payload-token=a' };
    await ask(`${site.url}/api/first`, { method: 'POST', headers, body: 'x'.repeat(length) });
    await ask(`${site.url}/api/second`, { headers });
    expect(new Set(ports).size).toBe(used);
  },
);
