import http, { type OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { BODY_LIMITS, SIGN_IN_LIMIT } from '../base/limits.ts';
import { ask } from '../testing/http-client.ts';
import { drip } from '../testing/slow-clients.ts';
import { startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

describe('the CMS behind the site', () => {
  it('answers with its own headers, also those that say who may frame it', async () => {
    const site = await startTestSite();
    site.backend.answers.set('/admin/login?a=%2Fb', (_request, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'text/html',
          'Set-Cookie': ['a=1', 'b=2'],
          'X-Powered-By': 'Next',
          'X-Frame-Options': 'DENY',
          'Cache-Control': 'private',
        })
        .end('login'),
    );
    const { headers, text } = await ask(`${site.url}/admin/login?a=%2Fb`, { headers: { Cookie: 'c=3' } });
    expect(text).toBe('login');
    expect(headers).toMatchObject({
      'set-cookie': ['a=1', 'b=2'],
      'x-frame-options': 'DENY',
      'cache-control': 'private',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(site.backend.requests.at(-1)?.headers.cookie).toBe('c=3');
  });

  it('has browsers keep its sessions under names that no other host can write', async () => {
    const site = await startTestSite({ publicUrl: 'https://www.example' });
    const flags = 'Path=/; Max-Age=9; HttpOnly; SameSite=Lax; Secure';
    const known = 'known-device-0a9f=k; Path=/api/users; Secure';
    const set = [`payload-token=a.b.c; ${flags}`, `pending-sign-in=; ${flags}`, 'payload-lng=de; Path=/', known];
    site.backend.answers.set('/api/users/login', (_request, response) =>
      response.writeHead(200, { 'Set-Cookie': set }).end(),
    );
    const mine = '__Host-payload-token=a.b.c; payload-lng=de; __Host-pending-sign-in=x=y; __Secure-known-device-0a9f=k';
    const foreign = 'payload-token=neighbour; known-device-0a9f=n; __Secure-payload-token=n';
    const Cookie = `${foreign}; ${mine}`;
    const { headers } = await ask(`${site.url}/api/users/login`, { headers: { Cookie } });
    expect(headers['set-cookie']).toEqual([`__Host-${set[0]}`, `__Host-${set[1]}`, set[2], `__Secure-${known}`]);
    const seen = () => site.backend.requests.at(-1)?.headers.cookie;
    expect(seen()).toBe(
      '__Secure-payload-token=n; payload-token=a.b.c; payload-lng=de; pending-sign-in=x=y; known-device-0a9f=k',
    );
    await ask(`${site.url}/api/users/login`, { headers: { Cookie: 'payload-token=neighbour' } });
    expect(seen()).toBeUndefined();
  });

  it('leaves the names of its cookies as they are without TLS, where browsers would refuse others', async () => {
    const site = await startTestSite();
    const set = 'payload-token=a; Path=/; HttpOnly';
    site.backend.answers.set('/api/users/login', (_request, response) =>
      response.writeHead(200, { 'Set-Cookie': set }).end(),
    );
    const { headers } = await ask(`${site.url}/api/users/login`, { headers: { Cookie: 'payload-token=a' } });
    expect([headers['set-cookie'], site.backend.requests.at(-1)?.headers.cookie]).toEqual([[set], 'payload-token=a']);
  });

  it('keeps its redirects inside the site', async () => {
    const site = await startTestSite();
    site.backend.answers.set('/admin', (_request, response) =>
      response.writeHead(307, { Location: `${site.backend.url}/admin/login` }).end(),
    );
    expect((await ask(`${site.url}/admin`)).headers.location).toBe('/admin/login');
  });

  it('gets what editors send, whatever the method and the framing', async () => {
    const site = await startTestSite();
    site.backend.answers.set('/api/pages/1', ({ method, body }, response) => response.end(`${method} ${body}`));
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const { text } = await ask(`${site.url}/api/pages/1`, {
        method,
        headers: { 'Transfer-Encoding': 'chunked' },
        body: 'x=1',
      });
      expect(text).toBe(`${method} x=1`);
    }
    expect(site.backend.requests.at(-1)?.headers.host).toBe(new URL(site.backend.url).host);
  });

  it('does not hear what concerns one connection only', async () => {
    const site = await startTestSite();
    site.backend.answers.set('/api/x', (_request, response) => response.end());
    await ask(`${site.url}/api/x`, {
      headers: { Connection: 'close, X-Secret', 'X-Secret': 'a', TE: 'trailers', 'Proxy-Authorization': 'b' },
    });
    const seen = site.backend.requests.at(-1)?.headers ?? {};
    expect(['x-secret', 'te', 'proxy-authorization'].filter((name) => name in seen)).toEqual([]);
  });

  it('is streamed', async () => {
    const site = await startTestSite();
    const pieces: string[] = [];
    let finish = () => {};
    site.backend.answers.set('/api/slow', (_request, response) => {
      response.write('first');
      finish = () => response.end('second');
    });
    const done = new Promise<void>((resolve) => {
      http.get(`${site.url}/api/slow`, (response) => {
        response.on('data', (piece) => pieces.push(String(piece))).on('end', resolve);
      });
    });
    await waitUntil(() => pieces.length === 1);
    finish();
    await done;
    expect(pieces).toEqual(['first', 'second']);
  });

  it('is let go when the visitor goes', async () => {
    const site = await startTestSite();
    let closed = false;
    site.backend.answers.set('/api/slow', (_request, response) => {
      response.write('first');
      response.on('close', () => {
        closed = true;
      });
    });
    const request = http.get(`${site.url}/api/slow`, (response) =>
      response.on('data', () => request.destroy()).on('error', () => {}),
    );
    request.on('error', () => {});
    await waitUntil(() => closed);
    expect(site.lines.filter((line) => line.startsWith('proxy'))).toEqual([]);
  });

  it('is reported when it breaks off in its middle', async () => {
    const site = await startTestSite();
    site.backend.answers.set('/api/broken', (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('first', () => response.destroy());
    });
    await expect(ask(`${site.url}/api/broken`)).rejects.toThrow();
    await waitUntil(() => site.lines.some((line) => /^proxy GET \/api\/broken: /.test(line)));
  });

  it('lets nobody guess passwords', async () => {
    const site = await startTestSite({ trustedProxies: 1 });
    site.backend.answers.set('/api/users/login', ({ body }, response) =>
      response.writeHead({ right: 200, 'right, code next': 202 }[String(body)] ?? 401).end('tried'),
    );
    const attempt = (address: string, path = '/api/users/login', body = 'wrong', language = 'en') =>
      ask(`${site.url}${path}`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': address, 'Accept-Language': language },
        body,
      });
    for (let editors = 0; editors < 3; editors += 1) {
      expect((await attempt('192.0.2.1', '/api/users/login', 'right')).status).toBe(200);
      expect((await attempt('192.0.2.1', '/api/users/login', 'right, code next')).status).toBe(202);
    }
    for (let attempts = 0; attempts < SIGN_IN_LIMIT.burst; attempts += 1)
      expect((await attempt('192.0.2.1')).text).toBe('tried');
    const before = site.backend.requests.length;
    for (const path of [
      '/api/users/login',
      '/api//users/%6Cogin?a=b',
      '/%61pi/users//LOGIN/',
      '/api/users/%4Cogin',
      '/api/users/forgot-password',
      '/api/users/Forgot-PASSWORD',
      '/api/users/reset-Password/',
    ]) {
      const { status, headers, text } = await attempt('192.0.2.1', path);
      const seconds = headers['retry-after'];
      expect([status, seconds]).toEqual([429, expect.stringMatching(/^[2-6]$/)]);
      expect(JSON.parse(text)).toEqual({
        errors: [{ message: `Too many attempts. Please try again in ${seconds} seconds.` }],
      });
    }
    expect((await attempt('192.0.2.1', '/api/users/login', 'wrong', 'de')).text).toMatch(
      /Zu viele Versuche\. Bitte versuchen Sie es in \d Sekunden noch einmal\./,
    );
    expect(site.backend.requests.length).toBe(before);
    expect((await attempt('192.0.2.2')).text).toBe('tried');
    expect((await attempt('192.0.2.1', '/api/pages')).status).toBe(404);
    site.time.aheadMs = 60_000;
    expect((await attempt('192.0.2.1')).text).toBe('tried');
  });

  it('counts guesses from one IPv6 network as those of one client', async () => {
    const site = await startTestSite({ trustedProxies: 1 });
    site.backend.answers.set('/api/users/login', (_request, response) => response.writeHead(401).end());
    const statuses: number[] = [];
    for (let host = 0; host <= SIGN_IN_LIMIT.burst; host += 1) {
      const headers = { 'X-Forwarded-For': `2001:db8::${host.toString(16)}:1` };
      statuses.push((await ask(`${site.url}/api/users/login`, { method: 'POST', headers, body: 'wrong' })).status);
    }
    expect(statuses.slice(-2)).toEqual([401, 429]);
  });

  it('holds no connection for a body that has not arrived', async () => {
    const site = await startTestSite();
    site.backend.answers.set('/api/pages/1', ({ body }, response) => response.end(body));
    for (const cookie of ['a=b', 'payload-token=x']) {
      const before = site.backend.requests.length;
      const slow = drip(`${site.url}/api/pages/1`, { Cookie: cookie });
      await slow.begun;
      expect(await ask(`${site.url}/api/pages/1`)).toMatchObject({ status: 200 });
      expect(site.backend.requests.length).toBe(before + 1);
      slow.finish();
      expect(await slow.answered).toBe(200);
    }
    expect(site.backend.requests.at(-1)?.body.toString()).toBe('{}');
  });

  it('takes large bodies from those only who say that they are signed in', async () => {
    const site = await startTestSite();
    site.backend.answers.set('/api/media', ({ body, headers }, response) =>
      response.end(`${body.length} ${headers['content-length']}`),
    );
    const send = (length: number, headers: Readonly<Record<string, string>>) =>
      ask(`${site.url}/api/media`, { method: 'POST', headers, body: Buffer.alloc(length) });
    const large = BODY_LIMITS.guest + 1;
    const { status, text } = await send(large, {});
    expect([status, JSON.parse(text)]).toEqual([413, { errors: [{ message: 'This is too large.' }] }]);
    for (const name of ['payload-token', '__Host-payload-token'])
      expect((await send(large, { Cookie: `a=b; ${name}=x` })).text).toBe(`${large} ${large}`);
    expect((await send(large, { Authorization: 'users API-Key x' })).text).toBe(`${large} ${large}`);
  });

  it('has a policy for its pages, and leaves other answers theirs', async () => {
    const site = await startTestSite();
    const policyOf = async (path: string, type: string) => {
      site.backend.answers.set(path, (_request, response) =>
        response.writeHead(200, { 'Content-Type': type }).end('x'),
      );
      return (await ask(`${site.url}${path}`)).headers['content-security-policy'];
    };
    expect(await policyOf('/admin/login', 'text/html; charset=utf-8')).toBe(
      "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
    );
    site.backend.answers.set('/admin/own', (_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'nonce-a'" })
        .end('x'),
    );
    expect((await ask(`${site.url}/admin/own`)).headers['content-security-policy']).toBe("script-src 'nonce-a'");
    expect(await policyOf('/_next/static/a.js', 'text/javascript')).toBeUndefined();
    expect(await policyOf('/api/users/me', 'application/json')).toBeUndefined();
    expect(await policyOf('/api/globals/mails/preview', 'text/html')).toBeUndefined();
  });

  it('is kept by nobody, unless it says itself how long', async () => {
    const site = await startTestSite();
    const answer = (path: string, headers: OutgoingHttpHeaders) =>
      site.backend.answers.set(path, (_request, response) => response.writeHead(200, headers).end('x'));
    answer('/api/users/me', { 'Content-Type': 'application/json' });
    answer('/admin/login', { 'Content-Type': 'text/html; charset=utf-8' });
    answer('/_next/static/a.js', { 'Content-Type': 'text/javascript' });
    answer('/admin/own', { 'Content-Type': 'text/html', 'Cache-Control': 'private, max-age=1' });
    const policy = async (path: string) => (await ask(`${site.url}${path}`)).headers['cache-control'];
    expect(await policy('/api/users/me')).toBe('no-store');
    expect(await policy('/admin/login')).toBe('no-store');
    expect(await policy('/admin/own')).toBe('private, max-age=1');
    expect(await policy('/_next/static/a.js')).toBeUndefined();
  });

  it.each([
    ['/api', true, 404],
    ['/api/payload-migrations', true, 404],
    ['/api//payload-migrations?a=b', true, 404],
    ['/api/payload-kv/1', true, 404],
    ['/api/payload-jobs/run', false, 404],
    ['/api/payload-preferences/x', false, 404],
    ['/api/payload-preferences/x', true, 200],
    ['/api/constructor', true, 404],
    ['/api/__proto__/x', false, 404],
    ['/api/pages', false, 200],
  ])('keeps its inside to itself: %s, signed in: %s', async (path, signedIn, expected) => {
    const site = await startTestSite();
    site.backend.answers.set(path, (_request, response) => response.end('{}'));
    const before = site.backend.requests.length;
    const { status } = await ask(`${site.url}${path}`, { headers: signedIn ? { Cookie: 'payload-token=x' } : {} });
    expect([status, site.backend.requests.length - before]).toEqual([expected, expected === 200 ? 1 : 0]);
  });

  it('alone hears what moves Next', async () => {
    const site = await startTestSite();
    const headers = {
      RSC: '1',
      'Next-Action': 'a',
      'Next-Router-State-Tree': 'b',
      'Next-Url': '/c',
      'X-Middleware-Subrequest': 'd',
      'X-Nextjs-Data': '1',
    };
    const passed = async (path: string) => {
      site.backend.answers.set(path, (_request, response) => response.end());
      await ask(`${site.url}${path}`, { headers });
      const seen = site.backend.requests.at(-1)?.headers ?? {};
      return Object.keys(headers).filter((name) => name.toLowerCase() in seen);
    };
    expect(await passed('/wp-json/x')).toEqual([]);
    expect(await passed('/api/x')).toEqual([]);
    expect(await passed('/_next?limit=%')).toEqual([]);
    expect(await passed('/admin/x')).toEqual(Object.keys(headers).filter((name) => name !== 'X-Middleware-Subrequest'));
  });

  it.each([
    ['/admin/login', {}, 405],
    ['/_next/static/a.js', { 'Next-Action': 'a' }, 405],
    ['/admin/login', { 'Next-Action': 'a' }, 405],
    ['/admin/login', { 'Next-Action': 'a', Cookie: 'payload-token=x' }, 200],
    ['/api/pages', {}, 200],
  ])('is posted to at %s with %j: %i', async (path, headers, status) => {
    const site = await startTestSite();
    site.backend.answers.set(path, (_request, response) => response.end());
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const answer = await ask(`${site.url}${path}`, { method: 'POST', headers: { ...type, ...headers }, body: 'x' });
    expect(answer.status).toBe(status);
  });

  it('being away is said in a plain page', async () => {
    const site = await startTestSite();
    await site.backend.stop();
    const { status, headers, text } = await ask(`${site.url}/admin`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      503,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(text).toContain('The editing system is not running right now');
    await site.backend.restart();
  });
});
