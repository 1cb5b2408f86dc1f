import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { createLineLog } from '../testing/line-log.ts';
import { startTestSite } from '../testing/test-site.ts';
import { createProxyWatch, UNDECLARED_PROXY } from './undeclared-proxy.ts';

/** A request from `address` with these headers. */
function from(address: string, headers: Readonly<Record<string, string>>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

const FORWARDED = { 'x-forwarded-for': '203.0.113.7' };

it('says once that a proxy of ours is not declared', async () => {
  const site = await startTestSite();
  await ask(site.url);
  expect(site.lines).not.toContain(UNDECLARED_PROXY);
  for (let times = 0; times < 2; times += 1) await ask(site.url, { headers: { Forwarded: 'for=203.0.113.7' } });
  expect(site.lines.filter((line) => line === UNDECLARED_PROXY).length).toBe(1);
});

it('says nothing when it is declared', async () => {
  const site = await startTestSite({ trustedProxies: 1 });
  await ask(site.url, { headers: FORWARDED });
  expect(site.lines).not.toContain(UNDECLARED_PROXY);
});

it.each([
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['fd12::1', true],
  ['2001:db8::1', false],
  ['203.0.113.9', false],
])('believes %s, or whoever writes such a header themselves: %s', (address, believed) => {
  const lines: string[] = [];
  createProxyWatch(
    { trustedProxies: 0, publicUrl: 'http://www.example' },
    createLineLog(lines),
  )(from(address, FORWARDED));
  expect(lines.length).toBe(believed ? 1 : 0);
});

it.each([
  ['https://www.example', 0, 1],
  ['https://www.example', 1, 0],
  ['http://www.example', 0, 0],
])('at the start, %s with %i declared proxies is worth %i lines', (publicUrl, trustedProxies, lines) => {
  const said: string[] = [];
  createProxyWatch({ trustedProxies, publicUrl }, createLineLog(said));
  expect(said).toEqual(Array(lines).fill(UNDECLARED_PROXY));
});
