import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { startServer } from '#cms/schema/testing/test-server.ts';
import { fetchBounded, fetchJson } from './bounded-fetch.ts';

async function told(listener: RequestListener, patienceMs = 5_000): Promise<unknown> {
  const address = await startServer(listener);
  const source = { address, token: 'a-token', fetch, patienceMs };
  return fetchJson(`${address}/x`, source).catch((error: unknown) => String(error));
}

test('the token is sent, and what is answered is read', async () => {
  expect(await told((req, res) => res.end(JSON.stringify([req.headers['x-bc-secure']])))).toEqual(['a-token']);
});

const WRONG: Readonly<Record<string, readonly [RequestListener, RegExp]>> = {
  'an error': [(_, res) => res.writeHead(503).end(), /the answer is 503/],
  'a closed door': [(_, res) => res.writeHead(401).end(), /the answer is 401: let BC_TOKEN be the token/],
  'a page': [(_, res) => res.end('<html>'), /the answer is not JSON/],
  'an answer that lies too deep': [
    (_, res) => res.end('[{"meta":'.repeat(40) + '}]'.repeat(40)),
    /the answer lies too deep/,
  ],
  'half an answer': [
    (_, res) => {
      res.writeHead(200, { 'Content-Length': '100' }).write('[1,', () => res.destroy());
    },
    /no answer|no whole answer/,
  ],
  'a redirect': [
    (_, res) => res.writeHead(301, { Location: 'http://169.254.169.254/' }).end(),
    /it redirects to http:\/\/169\.254\.169\.254\/: name that address/,
  ],
  'no end': [(_, res) => res.write('['), /no whole answer within 0.2 seconds/],
};

for (const [what, [listener, message]] of Object.entries(WRONG)) {
  test(`${what} is told as such`, async () => {
    expect(await told(listener, what === 'no end' ? 200 : 5_000)).toMatch(message);
  });
}

test.each([
  ['ENOTFOUND', 'old.example can’t be found: is the old site still there?'],
  ['EAI_AGAIN', 'old.example can’t be looked up: is this machine connected?'],
  ['ECONNREFUSED', 'nothing answers at old.example: is the old site still there?'],
  ['ECONNRESET', 'no answer (getaddrinfo ECONNRESET old.example)'],
])('a host that can’t be reached (%s) is told in words', async (code, message) => {
  const cause = Object.assign(new Error(`getaddrinfo ${code} old.example`), { code });
  const failing: typeof fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
  const source = { address: 'https://old.example', token: '', fetch: failing, patienceMs: 5_000 };
  await expect(fetchBounded('https://old.example/a.jpg', source, 10)).rejects.toThrow(message);
});

test('what is longer than it may be is given up', async () => {
  const address = await startServer((_, res) => res.end(Buffer.alloc(3 * 1_024 * 1_024)));
  const source = { address, token: '', fetch, patienceMs: 5_000 };
  await expect(fetchBounded(address, source, 1_024 * 1_024)).rejects.toThrow('it is longer than 1 MB');
});

test('a connection that was just being closed is tried once more', async () => {
  let asked = 0;
  const listener: RequestListener = (req, res) => {
    asked += 1;
    if (asked === 1) req.socket.destroy();
    else res.end('{}');
  };
  expect(await told(listener)).toEqual({});
});
