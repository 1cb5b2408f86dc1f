import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TIME_LIMITS } from '../base/limits.ts';
import { serve } from '../testing/serve.ts';
import { drainBody } from './request-body.ts';

/** Sends a request to a server that refuses it after calling `before`; resolves with the request it got. */
async function refused(text: string, before?: (request: IncomingMessage) => Promise<unknown>) {
  const requests = Promise.withResolvers<IncomingMessage>();
  const server = await serve(async (request, response) => {
    if (before) await before(request);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    drainBody(request);
    response.writeHead(413).end();
    requests.resolve(request);
  });
  const client = net.connect(server.port, '127.0.0.1', () => client.write(text));
  onTestFinished(async () => {
    vi.useRealTimers();
    await server.close();
  });
  return { request: await requests.promise, client };
}

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n';

test('a body that has come to its end leaves its connection alone', async () => {
  const { request } = await refused(`${HEAD}12345`, (request) => request.toArray());
  vi.advanceTimersByTime(TIME_LIMITS.drainingBody);
  expect(request.socket.destroyed).toBe(false);
});

test('a request without a body leaves its connection alone', async () => {
  const { request } = await refused('POST / HTTP/1.1\r\nHost: a\r\n\r\n');
  vi.advanceTimersByTime(TIME_LIMITS.drainingBody);
  expect(request.socket.destroyed).toBe(false);
});

test('who goes on sending is cut off after a while and not before', async () => {
  const { request } = await refused(`${HEAD}123`);
  vi.advanceTimersByTime(TIME_LIMITS.drainingBody - 1);
  expect(request.socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(request.socket.destroyed).toBe(true);
});

test('who comes to an end in time is not cut off', async () => {
  const { request, client } = await refused(`${HEAD}123`);
  const ended = new Promise((resolve) => request.once('end', resolve));
  client.write('45');
  await ended;
  vi.advanceTimersByTime(TIME_LIMITS.drainingBody);
  expect(request.socket.destroyed).toBe(false);
});
