import { expect, test } from 'vitest';
import { rawGet } from '../support/pages/raw-request.ts';
import { inLanguage, pageKinds } from '../support/pages/routes.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const { siteUrl } = MAIN_STACK;

function directives(policy: string): ReadonlyMap<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
}

test('pages carry a strict policy and the headers that protect', async () => {
  for (const kind of await pageKinds('de')) {
    const path = inLanguage(kind, 'de');
    const { headers } = await fetch(`${siteUrl}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    const rules = directives(policy);
    // The one exception, with a hash for each: attributes that set a picture's focal point.
    expect
      .soft(rules.get('style-src-attr') ?? "'none'", path)
      .toMatch(/^(?:'none'|'unsafe-hashes'(?: 'sha256-[^' ]+')+)$/);
    const others = policy.replace(/style-src-attr[^;]*/, '');
    expect.soft(others, path).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*/);
    expect.soft(rules.get('default-src'), path).toMatch(/^'(?:none|self)'$/);
    expect.soft(rules.get('script-src'), path).toMatch(/'self'/);
    expect.soft(rules.get('object-src') ?? rules.get('default-src'), path).toBe("'none'");
    expect.soft(rules.get('frame-ancestors'), path).toBe("'none'");
    expect.soft(rules.get('base-uri'), path).toMatch(/^'(?:none|self)'$/);
    expect.soft(rules.get('form-action'), path).toBe("'self'");
    expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect.soft(headers.get('referrer-policy'), path).toMatch(/^(?:no-referrer|same-origin|strict-origin)/);
    expect.soft(headers.get('permissions-policy'), path).toContain('geolocation=()');
    expect.soft(headers.get('x-powered-by'), path).toBeNull();
    expect.soft(headers.get('set-cookie'), path).toBeNull();
  }
});

test('the admin runs no script but those of its server, and those that carry the nonce of the answer', async () => {
  const nonces = new Set<string>();
  for (const path of ['/admin/login', '/admin/forgot', '/admin/login']) {
    const answer = await fetch(`${siteUrl}${path}`);
    const rules = directives(answer.headers.get('content-security-policy') ?? '');
    const [, nonce = ''] = /^'self' 'nonce-([^']+)'$/.exec(rules.get('script-src') ?? '') ?? [];
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    nonces.add(nonce);
    expect(rules.get('default-src')).toBe("'none'");
    const inline = (await answer.text()).match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(3);
});

test('the admin can not be framed by others and tells nothing of what serves it', async () => {
  const { headers } = await fetch(`${siteUrl}/admin/login`);
  const framing = directives(headers.get('content-security-policy') ?? '').get('frame-ancestors') ?? '';
  expect(`${headers.get('x-frame-options')} ${framing}`).toMatch(/DENY|SAMEORIGIN|'none'|'self'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

/** Texts that only files outside the public folders contain. */
const SECRETS = /"workspaces"|"dependencies"|root:x:0|SQLite format|BEGIN [A-Z ]*PRIVATE KEY/;

const TRAVERSALS = [
  '/../package.json',
  '/../../../../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/uploads/../cms.sqlite',
  '/uploads/..%2fcms.sqlite',
  '/uploads/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/uploads/%2e%2e%2fcms.sqlite',
  '/uploads/..%5ccms.sqlite',
  '/uploads/....//cms.sqlite',
  '/wp-content/uploads/..%2f..%2fcms.sqlite',
  '/uploads/cms.sqlite%00.png',
  '//etc/passwd',
  '/de/..%2f..%2fpackage.json',
  '/api/media/file/..%2fcms.sqlite',
  '/api/resumes/file/..%2fcms.sqlite',
  '/.git/HEAD',
  '/.git/config',
  '/assets/.git/HEAD',
  '/uploads/.git/HEAD',
  '/.env',
];

test('no address leads out of the public folders', async () => {
  for (const path of TRAVERSALS) {
    const { status, body } = await rawGet(siteUrl, path);
    expect.soft(status, path).toBeLessThan(500);
    expect.soft(status === 200 ? 'served' : 'refused', path).toBe('refused');
    expect.soft(body, path).not.toMatch(SECRETS);
  }
});

const UNDECODABLE = [
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/de/%',
  '/blog/%E0%A4%A',
  '/projects/%ff',
  '/uploads/%',
  '/assets/%',
  '/wp-json/bc/v1/%',
];

test('an address that can not be decoded is a bad request', async () => {
  for (const path of UNDECODABLE) expect.soft((await rawGet(siteUrl, path)).status, path).toBe(400);
});

test('odd methods and bodies are refused, not stumbled over', async () => {
  const status = async (method: string, path: string, init: RequestInit = {}) =>
    (await fetch(`${siteUrl}${path}`, { method, redirect: 'manual', ...init })).status;
  expect(await status('DELETE', '/')).toBe(405);
  expect(await status('PUT', '/projects')).toBe(405);
  const json = { 'Content-Type': 'application/json' };
  for (const path of ['/wp-json/bc/v1/submit-form', '/wp-json/bc/v1/career-form']) {
    expect(await status('POST', path, { headers: json, body: '{' }), path).toBe(400);
    expect(await status('POST', path, { headers: json, body: '[]' }), path).toBe(400);
    expect(await status('POST', path, { headers: json, body: 'null' }), path).toBe(400);
  }
});

test('nothing of people or drafts is public', async () => {
  for (const list of ['users', 'contact-messages', 'applications', 'resumes', 'pages?draft=true', 'posts?draft=true']) {
    expect((await fetch(`${siteUrl}/api/${list}`)).status, list).toBe(403);
  }
});

test('no other site is given leave to read what is here, with a visitor’s cookies or without', async () => {
  for (const path of ['/', '/wp-json/bc/v1/homepage', '/wp-json/bc/v1/nothing', '/api/users/me', '/uploads/none.png']) {
    for (const Origin of ['https://evil.example', 'null', `${siteUrl}.evil.example`]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await fetch(`${siteUrl}${path}`, { method, headers: { Origin } });
        expect([null, siteUrl], `${method} ${path}`).toContain(headers.get('access-control-allow-origin'));
      }
    }
  }
});
