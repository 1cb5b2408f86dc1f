import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLineLog } from '../testing/line-log.ts';
import { serve } from '../testing/test-server.ts';
import { createProxy } from './proxy.ts';

it('who left before all was ready is not asked for, costs nobody else anything and leaves nothing behind', async () => {
  const requests: (string | undefined)[] = [];
  const backend = await serve((request, response) => {
    requests.push(request.url);
    response.end('answered');
  });
  const lines: string[] = [];
  const proxy = createProxy({
    backendUrl: backend.url,
    publicUrl: backend.url,
    trustedProxies: 0,
    clock: Date.now,
    log: createLineLog(lines),
  });
  const discard = vi.fn();
  const body = { length: 1, stream: () => Readable.from(['x']), discard };
  const forward = (request: IncomingMessage, response: ServerResponse, target: string) =>
    proxy.forward(request, response, { lane: 'guests', target, body, headers: () => [], onFailure: () => {} });
  const left = Promise.withResolvers<void>();
  const site = await serve(async (request, response) => {
    if (request.url !== '/left') return forward(request, response, '/stayed');
    leaving.destroy();
    await once(response, 'close');
    forward(request, response, '/left');
    left.resolve();
  });
  onTestFinished(async () => {
    proxy.close();
    await Promise.all([site.close(), backend.close()]);
  });

  const leaving = http.get(`${site.url}/left`).on('error', () => {});
  await left.promise;
  expect(discard).toHaveBeenCalledOnce();
  expect(await (await fetch(`${site.url}/stays`)).text()).toBe('answered');
  expect(requests).toEqual(['/stayed']);
  expect(lines).toEqual([]);
});
