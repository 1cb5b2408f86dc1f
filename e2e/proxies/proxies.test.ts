/** The site behind nginx and behind Caddy, which terminate TLS, with the configuration that operators are given. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { RESUME_MAX_BYTES } from '@kontorwerk/contract/constants';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { APPLICATION_PATH, CONTACT_PATH } from '@kontorwerk/contract/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tinyPdf } from '../support/documents/pdf.ts';
import { documentedLines } from '../support/pages/documented-lines.ts';
import { startCaddy } from '../support/services/caddy.ts';
import type { InstalledServer } from '../support/services/installed-server.ts';
import { startNginx } from '../support/services/nginx.ts';
import { createRunner, type Runner } from '../support/stacks/runner.ts';
import { ADMINISTRATOR, PROXIED_STACK, PROXY_PLAIN_PORT, PROXY_PORT } from '../support/stacks/stacks.ts';

const { port } = PROXIED_STACK;
/** The site's public address. */
const PUBLIC_URL = `https://localhost:${PROXY_PORT}`;
const BURST = 3;

// Sequential: both proxies use the one address that the site knows.

let runner: Runner;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-certificate-'));
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file('key')];
  execFileSync('openssl', ['req', '-x509', '-days', '1', ...key, '-out', file('pem'), ...names], { stdio: 'ignore' });
  runner = createRunner(PROXIED_STACK, {
    PUBLIC_URL,
    TRUSTED_PROXIES: '1',
    FORM_BURST: String(BURST),
    FORM_INTERVAL: '3600',
  });
  await runner.start('cms');
  await runner.start('site');
});
afterAll(async () => {
  await runner?.end();
  rmSync(folder, { recursive: true, force: true });
});

function file(ending: 'key' | 'pem'): string {
  return path.join(folder, `localhost.${ending}`);
}

/** Returns the handbook's configuration, with this machine's name, ports and certificate. */
function lines(words: string, replaced: Readonly<Record<string, string>>): string {
  return Object.entries(replaced).reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The handbook's lines have no “${from}”.`);
    return all.replaceAll(from, to);
  }, documentedLines(words));
}

const PROXIES = {
  nginx: () =>
    startNginx(
      PROXY_PORT,
      lines('ssl_certificate', {
        'listen 80': `listen 127.0.0.1:${PROXY_PLAIN_PORT}`,
        'listen 443': `listen 127.0.0.1:${PROXY_PORT}`,
        'www.example.com;': 'localhost;',
        '/etc/ssl/www.example.com.pem': file('pem'),
        '/etc/ssl/www.example.com.key': file('key'),
        '127.0.0.1:3000': `127.0.0.1:${port}`,
      }),
    ),
  Caddy: () =>
    startCaddy(
      PROXY_PORT,
      PROXY_PLAIN_PORT,
      lines('reverse_proxy', {
        'www.example.com {': `https://localhost:${PROXY_PORT} {\n      tls ${file('pem')} ${file('key')}`,
        '127.0.0.1:3000': `127.0.0.1:${port}`,
      }),
    ),
} as const satisfies Record<string, () => Promise<InstalledServer>>;

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };
type Asking = {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The local address that the request comes from. */
  readonly from?: string;
};

/** Sends a request to the proxy as a browser that trusts its certificate. */
function ask(address: string, { body, headers = {}, from = '127.0.0.1' }: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = https.request(
      PUBLIC_URL + address,
      {
        method: body ? 'POST' : 'GET',
        ca: readFileSync(file('pem')),
        localAddress: from,
        family: 4,
        headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en', ...headers },
      },
      (response) => {
        text(response).then(
          (answered) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answered }),
          reject,
        );
      },
    );
    request.once('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

const MESSAGE = { first_name: 'Ada', company: 'Lovelace', phone_number: '9876543210', description: 'Hello' };
const message = (from: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(CONTACT_PATH, { from, headers, body: { ...MESSAGE, email: `${crypto.randomUUID()}@example.com` } });

describe.each(Object.entries(PROXIES))('behind %s', (name, start) => {
  let proxy: InstalledServer;
  beforeAll(async () => {
    proxy = await start();
  });
  afterAll(() => proxy?.stop());

  test('pages come by TLS alone, and name themselves by it', async () => {
    const { status, headers, body } = await ask('/de/projects');
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(body).toContain(`<link rel="canonical" href="${PUBLIC_URL}/de/projects"`);
    expect(body).not.toContain('href="http://');
  });

  test('a request has one id, from the proxy on', async () => {
    const { headers } = await ask('/');
    expect(headers['x-request-id']).toMatch(name === 'nginx' ? /^[\da-f]{32}$/ : /^[\da-f]{8}-[\da-f-]{27}$/);
  });

  test('who signs in gets a cookie for TLS, which no script reads', async () => {
    const { status, headers } = await ask('/api/users/login', { body: ADMINISTRATOR });
    expect(status).toBe(200);
    const cookie = headers['set-cookie']?.find((each) => each.startsWith('__Host-payload-token='));
    for (const said of [/; Secure/i, /; HttpOnly/i, /; SameSite=/i]) expect(cookie).toMatch(said);
  });

  test('limits count by who is really there, whatever they say of themselves', async () => {
    const [one, other] = name === 'nginx' ? ['127.0.0.2', '127.0.0.3'] : ['127.0.0.4', '127.0.0.5'];
    const made = { 'X-Forwarded-For': '203.0.113.7' };
    for (let sent = 0; sent < BURST; sent += 1) expect((await message(one)).status).toBe(200);
    expect((await message(one)).status).toBe(429);
    expect((await message(one, made)).status).toBe(429);
    expect((await message(other, made)).status).toBe(200);
  });

  test('a resume as large as one may be passes', async () => {
    const pdf = Buffer.concat([tinyPdf(), Buffer.alloc(RESUME_MAX_BYTES - tinyPdf().length)]);
    const resume = `data:application/pdf;base64,${pdf.toString('base64')}`;
    const email = `${crypto.randomUUID()}@example.com`;
    const body = { ...FILLED_APPLICATION, email, resume, resume_name: 'cv.pdf' };
    const { status, body: answered } = await ask(APPLICATION_PATH, { body, from: '127.0.0.9' });
    expect(status, answered).toBe(200);
  });
});

test('who comes to nginx without TLS is led to it', async () => {
  const nginx = await PROXIES.nginx();
  try {
    const led = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http
        .get(`http://127.0.0.1:${PROXY_PLAIN_PORT}/de`, { headers: { Host: 'localhost' } }, resolve)
        .once('error', reject);
    });
    await buffer(led);
    expect([led.statusCode, led.headers.location]).toEqual([301, 'https://localhost/de']);
  } finally {
    await nginx.stop();
  }
});
