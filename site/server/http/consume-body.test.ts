import net from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../testing/serve.ts';
import { consumeBody } from './consume-body.ts';

/** A whole body, in two pieces. */
const REQUEST = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n';

it('gives up on who has sent everything and goes away before it is read', async () => {
  const { promise: outcome, resolve } = Promise.withResolvers<unknown>();
  const here = await serve(async (request) => {
    client.resetAndDestroy();
    await new Promise((gone) => void request.once('close', gone));
    expect(request.complete).toBe(true);
    consumeBody(request, { maxBytes: 10 }, async () => {}).then(resolve, resolve);
  });
  onTestFinished(here.close);
  const client = net.connect(here.port, '127.0.0.1').on('error', () => {});
  client.write(REQUEST);
  expect(String(await outcome)).toMatch(/went away/);
});

it('takes a request without a body for an empty one, whose events never come', async () => {
  const { promise: outcome, resolve } = Promise.withResolvers<unknown>();
  const here = await serve((request) => {
    consumeBody(request, { maxBytes: 10 }, async () => {}).then(() => resolve('empty'), resolve);
  });
  onTestFinished(here.close);
  net
    .connect(here.port, '127.0.0.1')
    .on('error', () => {})
    .write('POST / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await outcome).toBe('empty');
});
