/** The checks of `setup` for nginx before the site: with the handbook's configuration, and with each line wrong. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CheckResult } from '@kontorwerk/runtime/setup/check-result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseServerSettings } from '../../site/server/base/settings.ts';
import { tryAddress, tryRedirect } from '../../site/server/try/try-address.ts';
import { documentedLines } from '../support/pages/documented-lines.ts';
import { startNginx } from '../support/services/nginx.ts';
import { isFree } from '../support/stacks/ports.ts';
import { trySettings } from '../support/stacks/set-up.ts';
import { SETUP_PLAIN_PORT, SETUP_PROXIED_STACK, SETUP_PROXY_PORT } from '../support/stacks/stacks.ts';

const { port, cmsPort } = SETUP_PROXIED_STACK;
const PUBLIC_URL = `https://localhost:${SETUP_PROXY_PORT}`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-setup-'));
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file('key')];
  execFileSync('openssl', ['req', '-x509', '-days', '60', ...key, '-out', file('pem'), ...names], { stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(ending: 'key' | 'pem'): string {
  return path.join(folder, `localhost.${ending}`);
}

type Lines = Readonly<Record<string, string>>;

function replaced(lines: string, by: Lines): string {
  return Object.entries(by).reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The handbook's lines have no “${from}”.`);
    return all.replaceAll(from, to);
  }, lines);
}

/** Starts nginx with the handbook's configuration on this machine's ports, some lines changed. */
function nginx(changed: Lines = {}) {
  const here = replaced(documentedLines('ssl_certificate'), {
    'listen 80': `listen 127.0.0.1:${SETUP_PLAIN_PORT}`,
    'listen 443': `listen 127.0.0.1:${SETUP_PROXY_PORT}`,
    'www.example.com;': 'localhost;',
    '/etc/ssl/www.example.com.pem': file('pem'),
    '/etc/ssl/www.example.com.key': file('key'),
    '127.0.0.1:3000': `127.0.0.1:${port}`,
  });
  return startNginx(SETUP_PROXY_PORT, replaced(here, changed));
}

const FORWARDED = 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;';

type Case = {
  readonly what: string;
  readonly lines?: Lines;
  readonly trusted?: string;
  readonly verdict: CheckResult['verdict'];
  readonly setting: 'PUBLIC_URL' | 'TRUSTED_PROXIES';
  readonly seen: string;
};

const CASES: readonly Case[] = [
  {
    what: 'one proxy too few',
    trusted: '0',
    verdict: 'wrong',
    setting: 'TRUSTED_PROXIES',
    seen: 'all visitors count as one',
  },
  {
    what: 'one proxy too many',
    trusted: '2',
    verdict: 'wrong',
    setting: 'TRUSTED_PROXIES',
    seen: 'anybody makes up their own address',
  },
  {
    what: 'no addresses of visitors',
    lines: { [FORWARDED]: '' },
    verdict: 'wrong',
    setting: 'TRUSTED_PROXIES',
    seen: 'the proxy adds nothing to X-Forwarded-For',
  },
  {
    what: 'bodies that are too small',
    lines: { 'client_max_body_size 20m;': '' },
    verdict: 'wrong',
    setting: 'PUBLIC_URL',
    seen: 'doesn’t let a resume of the largest size pass (413)',
  },
  {
    what: 'another name',
    lines: { 'proxy_set_header Host $host;': 'proxy_set_header Host inner.example;' },
    verdict: 'note',
    setting: 'PUBLIC_URL',
    seen: 'arrives under the name inner.example',
  },
  {
    what: 'a port where nobody is',
    lines: { [`proxy_pass http://127.0.0.1:${port};`]: 'proxy_pass http://127.0.0.1:1;' },
    verdict: 'wrong',
    setting: 'PUBLIC_URL',
    seen: 'is answered by a proxy that doesn’t reach the site (502)',
  },
  {
    what: 'a certificate that nobody believes',
    verdict: 'wrong',
    setting: 'PUBLIC_URL',
    seen: 'has a certificate that browsers don’t believe',
  },
];

test.each(CASES)('$what is told', async ({ lines, trusted = '1', verdict, setting, seen }) => {
  const proxy = await nginx(lines);
  try {
    const settings = parseServerSettings({
      PORT: String(port),
      PUBLIC_URL,
      TRUSTED_PROXIES: trusted,
      BACKEND_URL: `http://127.0.0.1:${cmsPort}`,
    });
    const findings = await tryAddress(settings, { isRunning: false }).run(AbortSignal.timeout(30_000));
    expect(findings).toContainEqual(expect.objectContaining({ verdict, setting, seen: expect.stringContaining(seen) }));
  } finally {
    await proxy.stop();
  }
  expect(await isFree(port)).toBe(true);
});

test('with the handbook’s lines all is right', async () => {
  const proxy = await nginx({ 'https://$host$request_uri': `${PUBLIC_URL}$request_uri` });
  try {
    const { code, printed } = await trySettings({
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      PUBLIC_URL,
      TRUSTED_PROXIES: '1',
      DATA_DIR: path.join(folder, 'data'),
      NODE_EXTRA_CA_CERTS: file('pem'),
    });
    expect(code, printed).toBe(0);
    for (const seen of [
      `PUBLIC_URL           leads to 127.0.0.1:${port}`,
      'PUBLIC_URL           has a certificate that browsers believe, for 59 days',
      'PUBLIC_URL           lets a resume of the largest size pass (15 MB)',
      'TRUSTED_PROXIES      1: 1 proxy on the way',
    ])
      expect(printed).toContain(`ok       ${seen}`);
    const plain = `http://localhost:${SETUP_PLAIN_PORT}/`;
    expect(await tryRedirect(PUBLIC_URL, plain, AbortSignal.timeout(5_000))).toMatchObject({ verdict: 'ok' });
  } finally {
    await proxy.stop();
  }
});
