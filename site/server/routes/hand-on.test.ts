/** Connections between the processes of one site that break. */
import { once } from 'node:events';
import net from 'node:net';
import { portOf } from '@kontorwerk/contract/testing/ports';
import { CONTACT_PATH } from '@kontorwerk/contract/wire';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../testing/ask.ts';
import { logInto } from '../testing/log-into.ts';
import { serve } from '../testing/serve.ts';
import { createHandOn } from './hand-on.ts';

/** A worker that hands everything on to a process, which gets each connection. */
async function workerBefore(onConnection: (socket: net.Socket) => void) {
  const primary = net.createServer((socket) => onConnection(socket.on('error', () => {})));
  primary.listen(0, '127.0.0.1');
  onTestFinished(() => void primary.close());
  await once(primary, 'listening');
  const handOn = createHandOn(`http://127.0.0.1:${portOf(primary)}`, logInto([]));
  const worker = await serve((request, response) => handOn.pass(request, response, 'id'));
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
  expect((await ask(`${worker.url}${CONTACT_PATH}`, { method: 'POST', body: '{}' })).status).toBe(200);
  await ended.promise;
});

it.each([
  [CONTACT_PATH, 'application/json; charset=utf-8'],
  ['/wp-json/bc/v1/nothing', 'application/json; charset=utf-8'],
  ['/admin', 'text/html; charset=utf-8'],
])('where the other process breaks off, %s is answered with %s', async (path, type) => {
  const worker = await workerBefore((socket) => void socket.on('data', () => socket.destroy()));
  const { status, headers } = await ask(`${worker.url}${path}`, { method: 'POST', body: '{}' });
  expect([status, headers['content-type'], headers['retry-after']]).toEqual([503, type, '5']);
});
