import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { createLimits } from '@kontorwerk/runtime/limits/limits';
import { describe, expect, it } from 'vitest';
import { VISITOR_LIMITS } from '../base/limits.ts';
import { ask } from '../testing/http-client.ts';
import { type Dripping, drip, openStubbornClient } from '../testing/slow-clients.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

/** The routes that take bodies from strangers: a form without script, the wire, and the CMS's API. */
const DOORS = ['/career-form', '/contactus/contactform', CONTACT_PATH, APPLICATION_PATH, '/api/users'];

/** The headers of a request that a proxy forwards for `address`. */
function from(address: string, more: Readonly<Record<string, string>> = {}) {
  return {
    'X-Forwarded-For': address,
    'Content-Type': 'application/x-www-form-urlencoded',
    ...more,
  };
}

function send(site: TestSite, path: string, address: string, headers: Readonly<Record<string, string>> = {}) {
  return ask(`${site.url}${path}`, { method: 'POST', headers: from(address, headers), body: 'a=b' });
}

/** A site whose backend accepts every submission. */
async function setUp(...[settings, parts]: Parameters<typeof startTestSite>): Promise<TestSite> {
  const site = await startTestSite({ trustedProxies: 1, ...settings }, parts);
  for (const path of DOORS) site.backend.answers.set(path, (_request, response) => response.end('{}'));
  return site;
}

/** Clients that start sending a body one after another, and stall. */
async function dripping(number: number, site: TestSite, path: string, addressOf: (index: number) => string) {
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
    for (const address of ['203.0.113.1', '192.0.2.1']) expect((await send(site, path, address)).status).toBe(200);
  });

  it('is cut with a word, and has sent nothing', async () => {
    const site = await setUp({ admission: { formBurst: 3 } }, { bodyRate: { windowMs: 10_000, sweepMs: 10 } });
    for (const path of DOORS) {
      const slow = await dripping(3, site, path, () => '203.0.113.1');
      site.time.aheadMs += 20_000;
      expect(await Promise.all(slow.map(({ answered }) => answered))).toEqual([408, 408, 408]);
    }
    for (const path of DOORS) expect((await send(site, path, '203.0.113.1')).status).toBe(200);
  });

  it('keeps nobody else out either when they are as many as may send', async () => {
    const site = await setUp();
    await dripping(VISITOR_LIMITS.bodies, site, CONTACT_PATH, (index) => `198.51.${index >> 8}.${index & 255}`);
    expect((await send(site, CONTACT_PATH, '192.0.2.1')).status).toBe(200);
  });

  it('makes room for others when there is none', async () => {
    const site = await setUp({ admission: { bodies: 4, bodiesPerClient: 2 } });
    const all = await dripping(4, site, '/career-form', (index) => `203.0.113.${index}`);
    for (let more = 0; more < 3; more += 1) expect((await send(site, '/career-form', '192.0.2.1')).status).toBe(200);
    expect(await all[0]?.answered).toBe(408);
    all[3]?.finish();
    expect(await all[3]?.answered).toBe(200);
  });
});

describe('what was cut', () => {
  it('leaves nothing behind, however early it was', async () => {
    const site = await setUp({ admission: { bodiesPerClient: 1 } });
    const slow = DOORS.flatMap((path) =>
      Array.from({ length: 50 }, () => drip(`${site.url}${path}`, from('203.0.113.1'))),
    );
    await Promise.all(slow.slice(0, -1).map(({ begun }) => begun));
    const incoming = path.join(site.folder, 'incoming');
    // One upload at the forms and one at the CMS; that one is an unnamed file.
    await waitUntil(async () => (await readdir(incoming)).length <= 1);
  });
});

describe('who goes while it is looked up how much they have sent', () => {
  it('keeps no place, and has sent nothing', async () => {
    const limits = createLimits({ now: Date.now });
    const looked = Promise.withResolvers<void>();
    let asked = 0;
    const count: typeof limits.count = async (...places) => {
      asked += 1;
      const counted = await limits.count(...places);
      if (asked === 1) await looked.promise;
      return counted;
    };
    const site = await setUp({ admission: { formBurst: 1, bodiesPerClient: 1 } }, { limits: { ...limits, count } });
    const client = openStubbornClient(
      site.url,
      `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.1\r\nContent-Length: 9\r\n\r\na`,
    );
    await waitUntil(() => asked === 1);
    client.end();
    await waitUntil(async () => (await site.connections()) === 0);
    looked.resolve();
    expect((await send(site, CONTACT_PATH, '203.0.113.1')).status).toBe(200);
  });
});

describe('who sends at a fair rate', () => {
  it('is not cut, however long it takes', async () => {
    const site = await setUp({ admission: { slowestBody: 0 } }, { bodyRate: { windowMs: 10, sweepMs: 5 } });
    const [slow] = await dripping(1, site, '/career-form', () => '203.0.113.1');
    await Promise.all([1, 2, 3].map(() => send(site, '/career-form', '192.0.2.1')));
    slow?.finish();
    expect(await slow?.answered).toBe(200);
  });

  it('is turned away only when all places are taken by others of that kind', async () => {
    const site = await setUp({ admission: { bodies: 2, slowestBody: 0 } });
    const others = await dripping(2, site, CONTACT_PATH, (index) => `203.0.113.${index}`);
    const script = await send(site, CONTACT_PATH, '192.0.2.1');
    expect([script.status, script.headers['retry-after'], JSON.parse(script.text).code]).toEqual([
      503,
      '5',
      'too_many_submissions',
    ]);
    const form = await send(site, '/de/career-form', '192.0.2.1');
    expect([form.status, form.headers['retry-after']]).toEqual([503, '5']);
    expect(form.text).toContain('Gerade senden zu viele gleichzeitig.');
    expect((await send(site, '/api/users', '192.0.2.1')).status).toBe(200);
    for (const other of others) other.finish();
    await Promise.all(others.map(({ answered }) => answered));
    expect((await send(site, CONTACT_PATH, '192.0.2.1')).status).toBe(200);
  });
});

describe('a flood', () => {
  it('from one address is answered in the words of who asks, and keeps nobody else out', async () => {
    const site = await setUp({ admission: { formBurst: 2 } });
    // Ten seconds, minus the time the machine takes to answer.
    const soon = expect.stringMatching(/^(?:[5-9]|10)$/);
    for (const path of [CONTACT_PATH, '/career-form']) {
      for (let times = 0; times < 2; times += 1) expect((await send(site, path, '2001:db8::1')).status).toBe(200);
    }
    for (const [language, message] of [
      ['de', 'Zu viele Nachrichten auf einmal. Bitte versuchen Sie es gleich noch einmal.'],
      ['en', 'Too many messages at once. Please try again in a moment.'],
    ] as const) {
      const script = await send(site, CONTACT_PATH, '2001:db8::2', { 'Accept-Language': language });
      expect([script.status, script.headers['retry-after']]).toEqual([429, soon]);
      expect(JSON.parse(script.text)).toEqual({ code: 'bc_too_many_requests', message, data: { status: 429 } });
    }
    const form = await send(site, '/career-form', '2001:db8::3');
    expect([form.status, form.headers['retry-after'], form.headers['content-type']]).toEqual([
      429,
      soon,
      'text/html; charset=utf-8',
    ]);
    expect(form.text).toContain('what you wrote is still there');
    expect((await send(site, CONTACT_PATH, '2001:db8:0:1::1')).status).toBe(200);
    site.time.aheadMs = 10_000;
    expect((await send(site, CONTACT_PATH, '2001:db8::1')).status).toBe(200);
  });

  it('from ever new addresses is bounded too', async () => {
    const site = await setUp({ admission: { formsPerMinute: 5 } });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await send(site, CONTACT_PATH, `203.0.113.${index}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    site.time.aheadMs = 12_000;
    expect((await send(site, CONTACT_PATH, '203.0.113.5')).status).toBe(200);
  });

  it('of writes to the CMS is answered in its own shape', async () => {
    const site = await setUp();
    let answer = await send(site, '/api/users', '203.0.113.1');
    // The limit refills while it is used up: the slower the machine, the more requests it takes.
    for (let sent = 1; answer.status === 200 && sent < 600; sent += 1)
      answer = await send(site, '/api/users', '203.0.113.1');
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      429,
      { errors: [{ message: 'Too many requests. Please try again in a moment.' }] },
    ]);
    expect((await send(site, '/api/users', '203.0.113.1', { Cookie: 'payload-token=x' })).status).toBe(200);
  });
});
