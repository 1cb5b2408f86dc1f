import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type Dripping, drip } from '../testing/drip.ts';
import { type SiteHere, siteHere } from '../testing/site-here.ts';

/** Where bodies are taken: the CMS's admin and its API. */
const DOORS = ['/admin', '/api/users'];

function from(address: string, more: Readonly<Record<string, string>> = {}) {
  return { 'X-Forwarded-For': address, 'Content-Type': 'application/x-www-form-urlencoded', ...more };
}

function send(site: SiteHere, path: string, address: string, headers: Readonly<Record<string, string>> = {}) {
  return ask(`${site.url}${path}`, { method: 'POST', headers: from(address, headers), body: 'a=b' });
}

/** A site whose backend takes what it is sent. */
async function setUp(...[settings, parts]: Parameters<typeof siteHere>): Promise<SiteHere> {
  const site = await siteHere({ trustedProxies: 1, ...settings }, parts);
  for (const path of DOORS) site.backend.answers.set(path, (_request, response) => response.end('{}'));
  return site;
}

/** Clients that begin to send a body one after another, and stop. */
async function dripping(number: number, site: SiteHere, path: string, addressOf: (index: number) => string) {
  const all: Dripping[] = [];
  for (let index = 0; index < number; index += 1) {
    const one = drip(`${site.url}${path}`, from(addressOf(index)));
    await one.begun;
    all.push(one);
  }
  return all;
}

describe('who drips', () => {
  it.each(DOORS)('at %s keeps nobody else out, from one address or from many', async (path) => {
    const site = await setUp();
    await dripping(64, site, path, () => '203.0.113.1');
    await dripping(64, site, path, (index) => `198.51.100.${index}`);
    for (const address of ['203.0.113.1', '192.0.2.1']) {
      const began = performance.now();
      expect((await send(site, path, address)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(1_000);
    }
  });

  it('is cut with a word, and has sent nothing', async () => {
    const site = await setUp({}, { bodyRate: { windowMs: 50, sweepMs: 10 } });
    for (const path of DOORS) {
      const slow = await dripping(3, site, path, () => '203.0.113.1');
      expect(await Promise.all(slow.map(({ answered }) => answered))).toEqual([408, 408, 408]);
    }
    for (const path of DOORS) expect((await send(site, path, '203.0.113.1')).status).toBe(200);
  });
});

describe('a flood', () => {
  it('of writes to the CMS is answered in its own shape', async () => {
    const site = await setUp();
    const statuses = new Set<number>();
    for (let index = 0; index < 60; index += 1) statuses.add((await send(site, '/api/users', '203.0.113.1')).status);
    expect(statuses).toEqual(new Set([200]));
    const { status, text } = await send(site, '/api/users', '203.0.113.1');
    expect([status, JSON.parse(text)]).toEqual([
      429,
      { errors: [{ message: 'Too many requests. Please try again in a moment.' }] },
    ]);
    expect((await send(site, '/api/users', '203.0.113.1', { Cookie: 'payload-token=x' })).status).toBe(200);
  });
});
