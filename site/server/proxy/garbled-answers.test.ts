import { once } from 'node:events';
import net from 'node:net';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { portOf } from '@kontorwerk/runtime/testing/ports';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { startTestSite } from '../testing/test-site.ts';

/** A site whose backend answers everything with the same bytes. */
async function siteBefore(bytes: string) {
  const backend = net.createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(bytes));
  });
  backend.listen(0, '127.0.0.1');
  onTestFinished(() => void backend.close());
  await once(backend, 'listening');
  return startTestSite({ backendUrl: `http://127.0.0.1:${portOf(backend)}` });
}

it.each([
  ['a status that is none', 'HTTP/1.1 099 No\r\nContent-Length: 2\r\n\r\n{}'],
  ['a protocol that nobody asked for', 'HTTP/1.1 101 Switching\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n'],
  ['an end', '\r\n'],
])('a backend that answers with %s has not answered properly, and nothing else breaks', async (_, bytes) => {
  const site = await siteBefore(bytes);
  expect((await ask(`${site.url}/api/pages`)).status).toBe(502);
  const { status, text } = await ask(`${site.url}${CONTACT_PATH}`, { method: 'POST', body: '{}' });
  expect([status, JSON.parse(text).code]).toEqual([502, 'bad_gateway']);
});
