/** Broken connections between the processes of one site. */
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net from 'node:net';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { portOf } from '@kontorwerk/runtime/testing/ports';
import { expect, it, onTestFinished } from 'vitest';
import { parseTarget } from '../http/request-target.ts';
import { ask } from '../testing/http-client.ts';
import { createLineLog } from '../testing/line-log.ts';
import { serve } from '../testing/test-server.ts';
import { createPrimaryDelegate, type PrimaryDelegate } from './primary-delegate.ts';
import { routeOf } from './route-table.ts';

/** Delegates a request to a primary, whatever it is for. */
function delegateWith(primaryDelegate: PrimaryDelegate) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const target = parseTarget(request.url);
    primaryDelegate(request, response, { id: 'id', route: target && routeOf(target) });
  };
}

/** A worker that delegates everything to a primary, which gets each connection. */
async function workerBefore(onConnection: (socket: net.Socket) => void, log = createLineLog([])) {
  const primary = net.createServer((socket) => onConnection(socket.on('error', () => {})));
  primary.listen(0, '127.0.0.1');
  onTestFinished(() => void primary.close());
  await once(primary, 'listening');
  const primaryDelegate = createPrimaryDelegate(`http://127.0.0.1:${portOf(primary)}`, log);
  const worker = await serve(delegateWith(primaryDelegate));
  onTestFinished(() => worker.close());
  return worker;
}

it('a connection is given up before the other process ends it: what is sent through it just then is lost', async () => {
  const ended = Promise.withResolvers<void>();
  const worker = await workerBefore((socket) => {
    socket
      .on('close', () => ended.resolve())
      .on('data', () => {
        socket.write(
          'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: keep-alive\r\nKeep-Alive: timeout=2\r\n\r\n{}',
        );
      });
  });
  expect((await ask(`${worker.url}/search.json?q=a`)).status).toBe(200);
  await ended.promise;
});

/** A primary that answers the first request on each connection, keeps it alive, and closes it at the second. */
function forget(socket: net.Socket, seen: (request: string) => void): void {
  let isFirst = true;
  socket.on('data', (bytes) => {
    seen(bytes.toString());
    if (isFirst) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
    else socket.destroy();
    isFirst = false;
  });
}

it.each([
  ['GET', undefined, 2],
  ['POST', '{}', 1],
  ['DELETE', undefined, 1],
])(
  'a kept connection that ends just as it is used costs no %s: it is asked again or on a new one',
  async (method, body, times) => {
    const seen: string[] = [];
    const worker = await workerBefore((socket) => forget(socket, (request) => seen.push(request)));
    expect((await ask(`${worker.url}/api/first`)).status).toBe(200);
    expect((await ask(`${worker.url}/api/second`, { method, ...(body && { body }) })).status).toBe(200);
    expect(seen.filter((request) => request.startsWith(`${method} /api/second`))).toHaveLength(times);
  },
);

it('what a client says of its own connection is not passed on', async () => {
  const seen: string[] = [];
  const worker = await workerBefore((socket) => forget(socket, (request) => seen.push(request)));
  await ask(`${worker.url}/api/first`, { headers: { Connection: 'X-Hop', 'X-Hop': 'here', 'X-End': 'there' } });
  expect(seen.join('')).toContain('X-End: there');
  expect(seen.join('')).not.toContain('X-Hop');
});

it.each([
  ['whole', 2, 1],
  ['still on its way', 100, 0],
])(
  'a body that is %s when the other process ends the connection leads to an error of ours or none',
  async (_, length, errors) => {
    const told: string[] = [];
    const end = (socket: net.Socket) => void socket.on('data', (bytes) => bytes.includes('{}') && socket.destroy());
    const worker = await workerBefore(end, { ...createLineLog([]), error: createLineLog(told).error });
    const client = net.connect(Number(new URL(worker.url).port), '127.0.0.1');
    onTestFinished(() => void client.destroy());
    client.write(`POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n{}`);
    const [answer] = await once(client, 'data');
    expect(String(answer)).toContain('503');
    expect(told).toHaveLength(errors);
  },
);

const INNER = 'POST /inner HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.7\r\nContent-Length: 0\r\n\r\n';

it.each([
  ['GET', 'Content-Length', `Content-Length: ${INNER.length}\r\n\r\n${INNER}`],
  ['DELETE', 'content-length', `Content-Length: ${INNER.length}\r\n\r\n${INNER}`],
  [
    'GET',
    'Transfer-Encoding',
    `Transfer-Encoding: chunked\r\n\r\n${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n\r\n`,
  ],
])(
  'a body of %s stays one, also where the client says that %s is about its own connection',
  async (method, named, rest) => {
    const got: string[] = [];
    const primary = http.createServer(async (request, response) => {
      const chunks = await request.toArray();
      got.push(`${request.url} with ${chunks.join('').length}`);
      response.end('{}');
    });
    primary.listen(0, '127.0.0.1');
    onTestFinished(() => void primary.close());
    await once(primary, 'listening');
    const primaryDelegate = createPrimaryDelegate(`http://127.0.0.1:${portOf(primary)}`, createLineLog([]));
    const worker = await serve(delegateWith(primaryDelegate));
    onTestFinished(() => worker.close());
    const client = net.connect(Number(new URL(worker.url).port), '127.0.0.1');
    onTestFinished(() => void client.destroy());
    client.write(`${method} /api/outer HTTP/1.1\r\nHost: x\r\nConnection: ${named}, close\r\n${rest}`);
    const [answer] = await client.toArray();
    expect(String(answer)).toContain('200 OK');
    expect(got).toEqual([`/api/outer with ${INNER.length}`]);
  },
);

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

it.each([
  ['POST', CONTACT_PATH, JSON_TYPE, 'could not be taken in'],
  ['POST', '/wp-json/bc/v1/nothing', JSON_TYPE, 'could not be taken in'],
  ['GET', '/search.json?q=a', JSON_TYPE, 'not available'],
  ['GET', '/de/search.json?q=a', JSON_TYPE, 'not available'],
  ['GET', '/search?q=a', HTML_TYPE, 'very busy'],
  ['POST', '/contactus/contactform', HTML_TYPE, 'could not accept this'],
  ['POST', '/admin', HTML_TYPE, 'editing system'],
])('where the other process breaks off, %s %s is answered with %s that says “%s”', async (method, path, type, says) => {
  const worker = await workerBefore((socket) => void socket.on('data', () => socket.destroy()));
  const { status, headers, text } = await ask(`${worker.url}${path}`, {
    method,
    ...(method === 'POST' && { body: '{}' }),
  });
  expect([status, headers['content-type'], headers['retry-after']]).toEqual([503, type, '5']);
  expect(text).toContain(says);
});
