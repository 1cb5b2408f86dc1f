import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { siteHere } from './testing/site-here.ts';
import { until } from './testing/until.ts';

describe('the CMS behind the site', () => {
  it('answers with its own headers, and may be framed by itself only', async () => {
    const site = await siteHere();
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
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private',
    });
    expect(headers['x-powered-by'] ?? headers['content-security-policy']).toBeUndefined();
    expect(site.backend.requests.at(-1)?.headers.cookie).toBe('c=3');
  });

  it('keeps its redirects inside the site', async () => {
    const site = await siteHere();
    site.backend.answers.set('/admin', (_request, response) =>
      response.writeHead(307, { Location: `${site.backend.url}/admin/login` }).end(),
    );
    expect((await ask(`${site.url}/admin`)).headers.location).toBe('/admin/login');
  });

  it('gets what editors send, whatever the method and the framing', async () => {
    const site = await siteHere();
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
    const site = await siteHere();
    site.backend.answers.set('/api/x', (_request, response) => response.end());
    await ask(`${site.url}/api/x`, {
      headers: { Connection: 'close, X-Secret', 'X-Secret': 'a', TE: 'trailers', 'Proxy-Authorization': 'b' },
    });
    const seen = site.backend.requests.at(-1)?.headers ?? {};
    expect(['x-secret', 'te', 'proxy-authorization'].filter((name) => name in seen)).toEqual([]);
  });

  it('is streamed', async () => {
    const site = await siteHere();
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
    await until(() => pieces.length === 1);
    finish();
    await done;
    expect(pieces).toEqual(['first', 'second']);
  });

  it('is let go when the visitor goes', async () => {
    const site = await siteHere();
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
    await until(() => closed);
  });

  it('being away is said in a plain page', async () => {
    const site = await siteHere();
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
