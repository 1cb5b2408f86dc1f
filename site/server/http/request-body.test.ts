import { readdir } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { BODY_LIMITS, TIME_LIMITS } from '../base/limits.ts';
import { ask } from '../testing/http-client.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { serve } from '../testing/test-server.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { BodyTooLarge, consumeBody, drainBody, type ReceivedBody, receiveBody } from './request-body.ts';

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

const LIMIT = 4 * BODY_LIMITS.inMemory;

/** A server that receives bodies of up to `LIMIT` bytes and answers with the result of `use`. */
async function setUp(use: (body: ReceivedBody) => Promise<Buffer>) {
  const folder = await createTemporaryFolder();
  const errors: unknown[] = [];
  const here = await serve((request, response) => {
    receiveBody(request, { maxBytes: LIMIT }, folder)
      .then(use)
      .then(
        (answer) => response.end(answer),
        (error) => {
          errors.push(error);
          drainBody(request);
          response.writeHead(413).end();
        },
      );
  });
  onTestFinished(here.close);
  return { url: here.url, folder, errors };
}

describe('receiveBody', () => {
  it.each([0, 1, BODY_LIMITS.inMemory, BODY_LIMITS.inMemory + 1, LIMIT])(
    'gives back all of %i bytes',
    async (length) => {
      const { url, folder } = await setUp(async (body) => {
        expect(body.length).toBe(length);
        return buffer(body.stream());
      });
      const sent = Buffer.alloc(length, 'abcdefghijk');
      for (const headers of [{}, { 'Transfer-Encoding': 'chunked' }]) {
        const { status, body } = await ask(url, { method: 'POST', headers, body: sent });
        expect([status, body.equals(sent)]).toEqual([200, true]);
      }
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('leaves no file behind, whatever becomes of the body', async () => {
    const { url, folder } = await setUp(async (body) => {
      body.discard();
      return Buffer.from('discarded');
    });
    expect((await ask(url, { method: 'POST', body: Buffer.alloc(LIMIT) })).text).toBe('discarded');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([{}, { 'Transfer-Encoding': 'chunked' }])('refuses a longer one, announced or not: %j', async (headers) => {
    const { url, folder, errors } = await setUp((body) => buffer(body.stream()));
    expect((await ask(url, { method: 'POST', headers, body: Buffer.alloc(LIMIT + 1) })).status).toBe(413);
    expect(errors[0]).toBeInstanceOf(BodyTooLarge);
    expect(await readdir(folder)).toEqual([]);
  });

  it('gives up when the client goes away', async () => {
    const { url, errors } = await setUp((body) => buffer(body.stream()));
    const request = http.request(url, { method: 'POST', headers: { 'Content-Length': LIMIT }, agent: false });
    request.on('error', () => {});
    request.write(Buffer.alloc(2 * BODY_LIMITS.inMemory), () => request.destroy());
    await waitUntil(() => errors.length === 1);
    expect(String(errors[0])).toMatch(/went away|aborted/);
  });
});
