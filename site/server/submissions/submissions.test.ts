import { once } from 'node:events';
import { readdir, rename, rm, symlink, truncate } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { toContactSubmission } from '@kontorwerk/contract/forms/contact-submission';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { FILLED_CONTACT } from '@kontorwerk/contract/forms/testing/contact-cases';
import { APPLICATION_PATH, CONTACT_PATH, PLAIN_TEXTS, TEXTS_HEADER } from '@kontorwerk/contract/wire';
import { portOf } from '@kontorwerk/runtime/testing/ports';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SUBMISSION_LIMITS } from '../base/limits.ts';
import type { SeenRequest } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

const SETTINGS = {
  '/wp-json/bc/v1/settings': { idempotent_submissions: true },
  '/wp-json/bc/v1/settings/de': { idempotent_submissions: true },
};
const MESSAGE = toContactSubmission(FILLED_CONTACT, { variant: 'full', language: 'de' });
/** Long enough to be written to the disk while it arrives. */
const LONG = 'x'.repeat(SUBMISSION_LIMITS.incomingInMemory);
const RESUME = `data:application/pdf;base64,${Buffer.from('%PDF-1.7').toString('base64')}`;
/** A backend's refusal in the wire's shape. */
const REFUSED = { code: 'rest_invalid_param', message: 'No.', data: { status: 400, params: { email: 'No.' } } };
const THANKS = {
  message: { message: 'Vielen Dank für Ihre Nachricht.' },
  data: { message: 'Wir melden uns innerhalb eines Werktags bei Ihnen,' },
};

function send(
  site: TestSite,
  body: object = MESSAGE,
  headers: Readonly<Record<string, string>> = {},
  path = CONTACT_PATH as string,
) {
  const json = { 'Content-Type': 'application/json', 'Accept-Language': 'de', ...headers };
  return ask(`${site.url}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
}

/** Returns the submissions that the backend received, with repetitions. */
function sent(site: TestSite, path: string = CONTACT_PATH): readonly SeenRequest[] {
  return site.backend.requests.filter(({ url }) => url === path);
}

function accept(site: TestSite): void {
  for (const path of [CONTACT_PATH, APPLICATION_PATH]) {
    site.backend.answers.set(path, (_request, response) => response.end('{"data":{}}'));
  }
}

/** Sends an answer that never ends. */
function drips(response: ServerResponse): void {
  const dripping = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(dripping));
}

/** Replaces a file by a folder atomically, so that it is never missing. */
async function putFolderInPlace(file: string): Promise<void> {
  const link = path.join(await createTemporaryFolder(), 'link');
  await symlink('.', link);
  await rename(link, file);
}

const waiting = async (site: TestSite, ...folder: string[]) =>
  (await readdir(path.join(site.folder, 'spool', ...folder))).filter((name) => /^\d/.test(name));

describe('a submission', () => {
  it('goes to the backend byte for byte, with a key made of its content and the day', async () => {
    const site = await startTestSite();
    accept(site);
    for (let times = 0; times < 2; times += 1) expect((await send(site)).status).toBe(200);
    await send(site, { ...MESSAGE, description: 'Hello!' }, { 'Idempotency-Key': 'forged' });
    site.time.aheadMs = 86_400_000;
    await send(site);
    const keys = sent(site).map(({ headers }) => headers['idempotency-key']);
    expect(sent(site)[0]?.body.toString()).toBe(JSON.stringify(MESSAGE));
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
    expect(await readdir(path.join(site.folder, 'incoming'))).toEqual([]);
  });

  it.each([
    [400, { 'Content-Type': 'application/json' }],
    [413, {}],
    [429, { 'Retry-After': '7' }],
    [500, {}],
  ])('is answered with what the backend says, %i for instance, with its headers', async (status, headers) => {
    const site = await startTestSite({}, {}, SETTINGS);
    site.backend.answers.set(CONTACT_PATH, (_request, response) => response.writeHead(status, headers).end('{"a":1}'));
    const answer = await send(site);
    expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([
      status,
      '{"a":1}',
      'Retry-After' in headers ? '7' : undefined,
    ]);
    expect(await waiting(site)).toEqual([]);
  });
});

it.each([
  ['HTML, as a WordPress writes it', {}, 'We’re here,'],
  ['plain where the backend says so', { [TEXTS_HEADER]: PLAIN_TEXTS }, '<p>We&#8217;re here,</p>'],
])('the texts of an answer are %s', async (_what, headers, read) => {
  const site = await startTestSite();
  const body = JSON.stringify({ message: { message: 'Thank you' }, data: { message: '<p>We&#8217;re here,</p>' } });
  site.backend.answers.set(CONTACT_PATH, (_request, response) => response.writeHead(200, headers).end(body));
  const answer = await send(site);
  expect(JSON.parse(answer.text)).toEqual({ message: { message: 'Thank you' }, data: { message: read } });
  expect(answer.headers[TEXTS_HEADER.toLowerCase()]).toBeUndefined();
});

describe('without a backend', () => {
  it('a submission is accepted, kept, and handed over once the backend is back', async () => {
    const site = await startTestSite({ trustedProxies: 1 });
    await site.backend.stop();
    const answer = await send(site, MESSAGE, { 'X-Forwarded-For': '192.0.2.7' });
    expect([answer.status, JSON.parse(answer.text), answer.headers['cache-control']]).toEqual([
      200,
      THANKS,
      'no-store',
    ]);
    const applied = await send(site, { ...FILLED_APPLICATION, resume: RESUME }, {}, APPLICATION_PATH);
    expect(applied.status).toBe(200);
    expect((await waiting(site)).length).toBe(2);
    accept(site);
    await site.backend.restart();
    await waitUntil(async () => (await waiting(site)).length === 0);
    expect(sent(site).map(({ body }) => body.toString())).toEqual([JSON.stringify(MESSAGE)]);
    expect(sent(site)[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'accept-language': 'de',
      'x-bc-secure': 'the token',
      'x-forwarded-for': '192.0.2.7',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.parse(sent(site, APPLICATION_PATH)[0]?.body.toString() ?? '')).toMatchObject({ resume: RESUME });
    expect(site.lines.filter((line) => line.includes('kept until the backend is back')).length).toBeGreaterThan(0);
  });

  it('what breaks a rule is refused as the backend would', async () => {
    const site = await startTestSite();
    await site.backend.stop();
    const answer = await send(site, { ...MESSAGE, email: 'x' });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      400,
      { code: 'rest_invalid_param', data: { params: { email: expect.any(String) } } },
    ]);
    expect((await ask(`${site.url}${CONTACT_PATH}`, { method: 'POST', body: 'x' })).status).toBe(400);
    expect((await ask(`${site.url}${CONTACT_PATH}`, { method: 'POST' })).status).toBe(400);
    expect((await send(site, { ...MESSAGE, more: 'x'.repeat(300_000) })).status).toBe(413);
    const program = `data:application/pdf;base64,${Buffer.from('MZ').toString('base64')}`;
    const applied = await send(site, { ...FILLED_APPLICATION, resume: program }, {}, APPLICATION_PATH);
    expect([applied.status, JSON.parse(applied.text).message]).toEqual([415, APPLICATION_MESSAGES.resume_type.de]);
    expect(await waiting(site)).toEqual([]);
    await site.backend.restart();
  });

  it('and without room for it, the submission is answered in the shape of the wire', async () => {
    const site = await startTestSite({ spool: { files: 0, bytes: 0 } });
    await site.backend.stop();
    const { status, headers, text } = await send(site);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(text)).toMatchObject({ code: 'backend_unavailable', data: { status: 503 } });
    expect(site.lines.filter((line) => line.includes('no spool'))).toHaveLength(1);
    await site.backend.restart();
  });
});

describe('a backend that knows keys', () => {
  it.each([502, 503, 504])('and answers %i has given no answer', async (status) => {
    const site = await startTestSite({}, {}, SETTINGS);
    site.backend.answers.set(CONTACT_PATH, (_request, response) => response.writeHead(status).end('{}'));
    expect((await send(site)).status).toBe(200);
    accept(site);
    await waitUntil(async () => (await waiting(site)).length === 0);
    expect(new Set(sent(site).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each([
    ['breaks off', (response: ServerResponse) => response.destroy()],
    ['is silent', () => {}],
    ['drips its answer', drips],
  ])('and %s is sent the same again under the same key', async (_, answer) => {
    const site = await startTestSite({}, {}, SETTINGS);
    site.backend.answers.set(CONTACT_PATH, (_request, response) => answer(response));
    expect((await send(site)).status).toBe(200);
    expect((await waiting(site)).length).toBe(1);
    accept(site);
    await site.backend.stop();
    await site.backend.restart();
    await waitUntil(async () => (await waiting(site)).length === 0);
    expect(new Set(sent(site).map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
  });
});

describe('an answer from elsewhere than the backend', () => {
  const ELSEWHERE = [
    ['a proxy that knows no such address', 404, '<h1>Not found</h1>'],
    ['a firewall', 403, '<h1>Blocked</h1>'],
    ['a web server without the backend', 405, ''],
    ['a redirect', 302, ''],
    ['a page of an error', 500, '<h1>Error</h1>'],
  ] as const;

  it.each(ELSEWHERE)('of %s is none, where keys are known', async (_what, status, body) => {
    const site = await startTestSite({}, {}, SETTINGS);
    site.backend.answers.set(CONTACT_PATH, (_request, response) => response.writeHead(status).end(body));
    const answer = await send(site);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, THANKS]);
    accept(site);
    await waitUntil(async () => (await waiting(site)).length === 0);
    expect(new Set(sent(site).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each(ELSEWHERE)('of %s is a failure as specified, where none are known', async (_what, status, body) => {
    const site = await startTestSite();
    site.backend.answers.set(CONTACT_PATH, (_request, response) => response.writeHead(status).end(body));
    const answer = await send(site);
    expect(answer.status).toBe(status < 400 ? 502 : status);
    expect(answer.text).not.toContain('<h1>');
    expect([sent(site).length, await waiting(site)]).toEqual([1, []]);
    expect(site.lines.filter((line) => line.includes(`it answers ${status}`))).toHaveLength(1);
  });
});

describe('what comes of a backend that is odd', () => {
  const BROKEN = 'bad_gateway';

  it.each<readonly [string, (response: ServerResponse) => unknown, number, string]>([
    [
      'answers ten megabytes',
      (response) => response.end(`{"success":true,"a":"${'x'.repeat(10_000_000)}"}`),
      502,
      BROKEN,
    ],
    [
      'answers ten megabytes that were packed',
      (response) => response.setHeader('Content-Encoding', 'gzip').end(gzipSync(`"${'x'.repeat(10_000_000)}"`)),
      502,
      BROKEN,
    ],
    [
      'ends in the middle',
      (response) =>
        response.writeHead(200, { 'Content-Length': 99 }).write('{"success":true}', () => response.destroy()),
      502,
      BROKEN,
    ],
    ['packs what it does not say', (response) => response.setHeader('Content-Encoding', 'gzip').end('{}'), 502, BROKEN],
    [
      'packs its answer',
      (response) => response.setHeader('Content-Encoding', 'gzip').end(gzipSync('{"success":true}')),
      200,
      '',
    ],
    [
      'packs it otherwise',
      (response) => response.setHeader('Content-Encoding', 'br').end(brotliCompressSync('{"success":true}')),
      200,
      '',
    ],
    ['answers a failure with 200', (response) => response.end('{"success":false}'), 502, 'bc_not_taken'],
    ['answers null', (response) => response.end('null'), 502, BROKEN],
  ])('and %s', async (_what, answer, status, code) => {
    const site = await startTestSite();
    site.backend.answers.set(CONTACT_PATH, (_request, response) => void answer(response));
    const { status: told, text } = await send(site);
    expect([told, JSON.parse(text).code ?? '']).toEqual([status, code]);
    expect([sent(site).length, await waiting(site)]).toEqual([1, []]);
  });

  it.each([
    ['twice', 'HTTP/1.1 200 OK\r\nContent-Length: 16\r\n\r\n{"success":true}'.repeat(2), 200],
    ['until it closes its half', 'HTTP/1.1 200 OK\r\n\r\n{"success":true}', 200],
    ['with half a head', 'HTTP/1.1 200 OK\r\nContent-Le', 502],
    ['with half a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n{"succ', 502],
  ])('and answers %s', async (_what, bytes, status) => {
    // Its answer is written and its half closed before it has read anything; the other half stays open.
    const backend = net.createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => {}).resume();
      socket.end(bytes);
    });
    backend.listen(0, '127.0.0.1');
    onTestFinished(() => void backend.close());
    await once(backend, 'listening');
    const site = await startTestSite({ backendUrl: `http://127.0.0.1:${portOf(backend)}` });
    expect((await send(site)).status).toBe(status);
  });
});

describe('a backend that is silent', () => {
  it('keeps nobody waiting but those who found out, and is asked again after a while', async () => {
    const settings = { spool: { files: 100, bytes: 100_000_000 }, admission: { bodiesPerClient: 100 } };
    const site = await startTestSite(settings, {}, SETTINGS);
    site.backend.answers.set(CONTACT_PATH, () => {});
    const many = Array.from({ length: 25 }, (_, index) => send(site, { ...MESSAGE, description: `Hello ${index}` }));
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
    // The spool delivers too, one at a time.
    expect(sent(site).length).toBeLessThanOrEqual(SUBMISSION_LIMITS.concurrentDeliveries + 1);
    site.time.aheadMs = SUBMISSION_LIMITS.patienceMs;
    site.backend.answers.set(CONTACT_PATH, (_request, response) => response.end('{"of":"the backend"}'));
    expect((await send(site)).text).toBe('{"of":"the backend"}');
  });

  it('or answers so late that nobody can wait for those before them, is asked by the spool instead', async () => {
    const site = await startTestSite({ admission: { bodiesPerClient: 100 }, patienceMs: 60_000 }, {}, SETTINGS);
    const held: ServerResponse[] = [];
    site.backend.answers.set(CONTACT_PATH, (_request, response) => void held.push(response));
    const places = SUBMISSION_LIMITS.concurrentDeliveries;
    const many = Array.from({ length: places + 2 }, (_, index) =>
      send(site, { ...MESSAGE, description: `${index}`, long: LONG }),
    );
    await waitUntil(() => held.length === places);
    await waitUntil(async () => (await readdir(path.join(site.folder, 'incoming'))).length === places + 2);
    site.time.aheadMs = SUBMISSION_LIMITS.patienceMs;
    for (const response of held) response.end('{"of":"the backend"}');
    const texts = (await Promise.all(many)).map(({ text }) => text);
    expect(texts.filter((text) => text === '{"of":"the backend"}')).toHaveLength(places);
    expect(texts.filter((text) => text === JSON.stringify(THANKS))).toHaveLength(2);
    // The spool delivers too, one at a time.
    expect(sent(site).length).toBeLessThanOrEqual(places + 1);
    accept(site);
    for (const response of held) response.end();
  });

  it('is asked all the same where the spool takes no more', async () => {
    const site = await startTestSite({ spool: { files: 0, bytes: 0 } }, {}, SETTINGS);
    site.backend.answers.set(CONTACT_PATH, () => {});
    expect((await send(site)).status).toBe(503);
    accept(site);
    expect((await send(site)).status).toBe(200);
  });
});

describe('a backend that knows no keys', () => {
  it('and breaks off may have it: the visitor is told, and it is not sent again', async () => {
    const site = await startTestSite();
    site.backend.answers.set(CONTACT_PATH, (_request, response) => response.destroy());
    const { status, text } = await send(site);
    expect([status, JSON.parse(text).code]).toEqual([502, 'bad_gateway']);
    expect(await waiting(site)).toEqual([]);
  });

  it('is believed when it says 503', async () => {
    const site = await startTestSite();
    site.backend.answers.set(CONTACT_PATH, (_request, response) => response.writeHead(503).end('{"code":"busy"}'));
    const { status, text } = await send(site);
    expect([status, text]).toEqual([503, '{"code":"busy"}']);
  });
});

describe('the spool', () => {
  it('lays aside what the backend refuses, and hands the others over', async () => {
    const site = await startTestSite();
    await site.backend.stop();
    for (const first_name of ['Ada', 'Bob']) await send(site, { ...MESSAGE, first_name });
    site.backend.answers.set(CONTACT_PATH, ({ body }, response) => {
      if (body.includes('Ada')) response.writeHead(400).end(JSON.stringify(REFUSED));
      else response.end('{}');
    });
    await site.backend.restart();
    await waitUntil(async () => (await waiting(site)).length === 0);
    expect((await waiting(site, 'refused')).length).toBe(1);
    expect(sent(site).length).toBe(2);
    expect(site.lines.filter((line) => line.includes('laid aside in "refused"'))).toHaveLength(1);
  });

  it.each([
    ['is gone', (file: string) => rm(file), /is gone/],
    // If it was being read at the moment, its length differs.
    ['can not be read', putFolderInPlace, /can't be handed over|laid aside in "damaged"/],
    ['was cut off', (file: string) => truncate(file, 10), /laid aside in "damaged"/],
  ])('hands the others over when the oldest %s, and says so once', async (_what, damage, said) => {
    const site = await startTestSite();
    await site.backend.stop();
    for (const first_name of ['Ada', 'Bob', 'Cem']) await send(site, { ...MESSAGE, first_name });
    const [oldest = ''] = (await waiting(site)).toSorted();
    await damage(path.join(site.folder, 'spool', oldest));
    // Otherwise the intact file may still be in delivery.
    await waitUntil(() => site.lines.some((line) => line.includes(oldest)));
    accept(site);
    await site.backend.restart();
    await waitUntil(() => sent(site).length === 2);
    await waitUntil(() => site.lines.some((line) => line.includes('handed over, ')));
    await send(site, { ...MESSAGE, first_name: 'Dan' });
    expect(site.lines.filter((line) => line.includes(oldest) && said.test(line))).toHaveLength(1);
    expect(
      sent(site)
        .map(({ body }) => JSON.parse(body.toString()).first_name)
        .toSorted(),
    ).toEqual(['Bob', 'Cem', 'Dan']);
  });

  it.each([
    ['a page', 200, '<h1>Maintenance</h1>'],
    ['a failure', 200, '{"success":false,"data":{"message":"Mail could not be sent."}}'],
    ['null', 200, 'null'],
    ['an address that a proxy does not know', 404, '<h1>Not found</h1>'],
    ['a plugin that is switched off', 404, '{"code":"rest_no_route","message":"","data":{"status":404}}'],
    ['a firewall', 403, '<h1>Blocked</h1>'],
    ['a redirect', 302, ''],
  ])('does not take %s for the last word, and says so', async (_what, status, body) => {
    const site = await startTestSite();
    await site.backend.stop();
    await send(site);
    site.backend.answers.set(CONTACT_PATH, (_request, response) => {
      if (sent(site).length < 3) response.writeHead(status, { Location: '/wp-login.php' }).end(body);
      else response.end('{}');
    });
    await site.backend.restart();
    await waitUntil(async () => (await waiting(site)).length === 0);
    expect(sent(site).length).toBe(3);
    expect(await waiting(site, 'refused')).toEqual([]);
    expect(site.lines.filter((line) => line.includes(`it answers ${status}`))).toHaveLength(1);
  });
});
