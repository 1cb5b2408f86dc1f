import net from 'node:net';
import { REDIRECT_USES_PATH, redirectsPath } from '@kontorwerk/contract/wire';
import { describe, expect, it } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { html, startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

/** Sends raw bytes and resolves with all that comes back. */
function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (piece) => {
      answer += piece;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the site server', () => {
  it.each([
    ['/projects/', '/projects'],
    ['/de/?a=b', '/de?a=b'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example', '/evil.example'],
    ['/de//projects', '/de/projects'],
    ['/DE/projects?category=Shops', '/de/projects?category=Shops'],
    ['/de/Agency//AboutUs/', '/de/agency/aboutus'],
    ['/blog/foo%C2%ADbar', '/blog/foobar'],
    ['/EN/projects', '/en/projects'],
    ['/robots.txt/', '/robots.txt'],
    ['/sitemap.xml/', '/sitemap.xml'],
    ['//de/llms.txt/?a=b', '/de/llms.txt?a=b'],
    ['/feeds/blog.atom/?page=2', '/feeds/blog.atom?page=2'],
    ['/de//projects.md', '/de/projects.md'],
  ])('moves %s to %s', async (path, location) => {
    const site = await startTestSite();
    const { status, headers } = await ask(site.url, { path });
    expect([status, headers.location]).toEqual([308, location]);
  });

  it.each([
    ['/ecommerce/old-shop', 301, '/ecommerce/shop'],
    // A single redirect, whatever the spelling.
    ['/Ecommerce//OLD-shop/?utm_source=x', 301, '/ecommerce/shop?utm_source=x'],
    ['/seite.html', 302, 'https://shop.example/%C3%BC'],
    ['/wp-content/uploads/plan.pdf', 301, '/uploads/plan.pdf'],
    ['/%FCber-uns', 301, '/agency/aboutus'],
    ['/index.php?x=1&id=12', 301, '/projects?x=1'],
    ['/?p=5', 301, '/blog'],
    ['/?p=6', 200, undefined],
    ['/index.php?id=13', 200, undefined],
    ['/de/ecommerce/old-shop', 200, undefined],
    ['/ecommerce/old-shop/more', 200, undefined],
  ])('answers %s, where a page was once or not, with %d to %s', async (path, expected, location) => {
    const redirects = [
      { from: '/ecommerce/Old-Shop', to: '/ecommerce/shop' },
      { from: '/seite.html', to: 'https://shop.example/ü', status: 302 },
      { from: '/wp-content/uploads/plan.pdf', to: '/uploads/plan.pdf' },
      { from: '/über-uns', to: '/agency/aboutus' },
      { from: '/index.php?id=12', to: '/projects' },
      { from: '/?p=5', to: '/blog' },
    ];
    const site = await startTestSite({}, {}, { [redirectsPath('en')]: { redirects, endpoint_call: 'redirects/en@1' } });
    // The second time the page without a query is cached.
    await ask(site.url, { path: '/' });
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(site.url, { path, method });
      expect([status, headers.location, headers['cache-control']]).toEqual([
        expected,
        location,
        expected === 302 ? 'no-store' : 'public, max-age=0, must-revalidate',
      ]);
    }
  });

  it.each([true, false])(
    'tells the backend how often redirects were used where it asks for that: %s',
    async (counts) => {
      const redirects = [{ from: '/old', to: '/new' }];
      const record = { redirects, counts_uses: counts, endpoint_call: 'redirects/en@1' };
      const site = await startTestSite({}, {}, { [redirectsPath('en')]: record });
      const told: unknown[] = [];
      site.backend.answers.set(REDIRECT_USES_PATH, ({ body }, response) => {
        told.push(...JSON.parse(body.toString()).uses);
        response.writeHead(204).end();
      });
      for (let use = 0; use < 3; use += 1) await ask(site.url, { path: `/old?campaign=${use}` });
      if (counts) await waitUntil(() => told.reduce((sum: number, use) => sum + Number(Object(use).times), 0) === 3);
      for (const use of told)
        expect(use).toEqual({ from: '/old', times: expect.any(Number), last: expect.any(String) });
      await site.redirectUses.stop();
      expect(told.length > 0).toBe(counts);
      // The site doesn't proxy such reports.
      expect((await ask(site.url, { path: REDIRECT_USES_PATH, method: 'POST' })).status).toBe(405);
    },
  );

  it('sends on who asks for a page that has moved, and renders it no more', async () => {
    const path = '/ecommerce/shop';
    const site = await startTestSite();
    expect((await ask(site.url, { path })).status).toBe(200);
    const call = 'redirects/en@2';
    const redirects = [
      { from: path, to: '/ecommerce/store' },
      { from: '/prices', to: '/ecommerce/store#prices' },
    ];
    site.backend.content.set(redirectsPath('en'), { redirects, endpoint_call: call });
    site.backend.announce({ page_key: 'redirects', language: 'en', endpoint_call: call });
    await waitUntil(async () => (await ask(site.url, { path })).status === 301);
    expect((await ask(site.url, { path })).status).toBe(301);
    expect(site.rendered).toHaveLength(1);
    const { headers } = await ask(site.url, { path: '/prices?utm_source=x' });
    expect(headers.location).toBe('/ecommerce/store?utm_source=x#prices');
  });

  it.each(['/%', '/%c0%ae', '/../etc/passwd', '/a/%2e%2e/b', '/uploads/..%2f..%2fx', '/a%00', '/a\\b'])(
    'refuses %s',
    async (path) => {
      const site = await startTestSite();
      const { status, headers } = await ask(site.url, { path });
      expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
      expect(site.rendered).toEqual([]);
    },
  );

  it.each([
    ['PUT', '/', 405],
    ['OPTIONS', '/projects', 405],
    ['TRACE', '/admin', 405],
    ['DELETE', '/wp-json/bc/v1/homepage', 405],
    ['POST', '/uploads/a.png', 405],
  ])('does not do %s %s', async (method, path, status) => {
    const site = await startTestSite();
    const answer = await ask(`${site.url}${path}`, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.allow).toContain('GET');
  });

  it.each([
    ['POST', '/api/users/login'],
    ['PATCH', '/api/users/1'],
    ['POST', '/admin/login'],
    ['POST', '/wp-json/bc/v1/submit-form'],
    ['POST', '/wp-json/bc/v1/career-form'],
    ['POST', '/contactus/contactform'],
    ['POST', '/career-form'],
  ])('takes no %s %s that another website has a browser send', async (method, path) => {
    const site = await startTestSite();
    const send = (Origin: string) =>
      ask(`${site.url}${path}`, { method, headers: { Origin, 'Content-Type': 'multipart/form-data; boundary=x' } });
    const { status, text } = await send('https://evil.example');
    expect([status, text]).toEqual([403, expect.stringContaining('nother website sent this')]);
    expect([site.rendered, site.backend.requests.filter((request) => request.method === method)]).toEqual([[], []]);
    expect((await send('http://www.example')).status).not.toBe(403);
  });

  it.each([
    ['POST', '/api/users', 'multipart/form-data', '“Content-Type” names no boundary'],
    ['PATCH', '/api/users?limit=1', 'Multipart/Form-Data; boundary=', '“Content-Type” names no boundary'],
    ['POST', '/wp-json/x', 'multipart/mixed; charset=x; boundary=""', '“Content-Type” names no boundary'],
    ['POST', '/admin?_routes=x', 'multipart/form-data', 'We can’t read what was sent'],
    ['POST', '/de/career-form', 'multipart/form-data; boundary', 'senden Sie das Formular noch einmal'],
  ])('refuses to %s to %s as %s, before anybody reads it', async (method, path, type, words) => {
    const site = await startTestSite();
    const before = site.backend.requests.length;
    const { status, text } = await ask(`${site.url}${path}`, { method, headers: { 'Content-Type': type }, body: 'a' });
    expect([status, text]).toEqual([400, expect.stringContaining(words)]);
    expect([site.rendered, site.backend.requests.length, site.lines]).toEqual([[], before, []]);
  });

  it.each(['x', '"x y"', "'()+_,-./:=?"])('passes on a form whose boundary is %s', async (boundary) => {
    const site = await startTestSite();
    const type = `multipart/form-data; charset=utf-8;boundary=${boundary}`;
    site.backend.answers.set('/api/media', ({ headers }, response) => response.end(headers['content-type']));
    const sent = { method: 'POST', headers: { 'Content-Type': type }, body: 'a' };
    expect((await ask(`${site.url}/api/media`, sent)).text).toBe(type);
  });

  it.each(['/jobapply/_', '/contactus/contactform'])(
    'says what is wrong with a POST of nothing to %s',
    async (path) => {
      const site = await startTestSite();
      expect((await ask(`${site.url}${path}`, { method: 'POST' })).status).toBe(415);
      expect([site.rendered, site.lines]).toEqual([[], []]);
    },
  );

  it.each([
    ['GET', '/'],
    ['GET', '/projects/'],
    ['GET', '/%'],
    ['GET', '/healthz'],
    ['GET', '/uploads/gone.png'],
    ['GET', '/assets/gone.js'],
    ['GET', '/wp-json/bc/v1/homepage'],
    ['GET', '/wp-json/bc/v1/nothing'],
    ['GET', '/api/users'],
    ['GET', '/api/payload-kv'],
    ['DELETE', '/'],
    ['POST', '/wp-json/bc/v1/submit-form'],
  ])('asks browsers to come by TLS with the answer to %s %s, once', async (method, path) => {
    const site = await startTestSite({ publicUrl: 'https://www.example' });
    // The second answer to a page comes from the cache.
    for (const _ of [1, 2]) {
      const { headers } = await ask(site.url, { method, path });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
    const plain = await startTestSite();
    expect((await ask(plain.url, { method, path })).headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['/en', '/', 200],
    ['/en/projects?category=Shops', '/projects?category=Shops', 200],
    ['/en/nothing', '/nothing', 404],
  ])('answers %s with the page at %s, and has the browser move there', async (path, plain, expected) => {
    const site = await startTestSite();
    site.render = async ({ target }) => html(`page ${target}`, { status: target === '/nothing' ? 404 : 200 });
    for (const _ of [1, 2]) {
      const { status, text, headers } = await ask(site.url, { path });
      expect([status, text]).toEqual([expected, expect.stringContaining(`page ${plain.replace(/\?.*/, '')}`)]);
      expect([headers.refresh, headers['x-robots-tag']]).toEqual([`0; url=${plain}`, 'noindex']);
    }
    expect((await ask(site.url, { path: plain })).headers.refresh).toBeUndefined();
  });

  it('serves pages that look like assets or uploads but are none', async () => {
    const site = await startTestSite();
    expect((await ask(`${site.url}/uploadsx`)).text).toContain('page /uploadsx');
    expect((await ask(`${site.url}/assets/gone-1.js`)).status).toBe(404);
    expect((await ask(`${site.url}/administration`)).text).toContain('page /administration');
  });

  it('serves uploads, and says when there is none', async () => {
    const site = await startTestSite();
    site.backend.answers.set('/wp-content/uploads/2026/a.png', (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('png'),
    );
    site.backend.answers.set('/uploads/film.mp4', ({ headers }, response) =>
      response.writeHead(206, { 'Content-Type': 'video/mp4', 'Content-Range': 'bytes 0-1/4' }).end(headers.range),
    );
    expect((await ask(`${site.url}/wp-content/uploads/2026/a.png?x=1`)).text).toBe('png');
    const film = await ask(`${site.url}/uploads/film.mp4`, { headers: { Range: 'bytes=0-1' } });
    expect([film.status, film.text, film.headers['content-range']]).toEqual([206, 'bytes=0-1', 'bytes 0-1/4']);
    const none = await ask(`${site.url}/uploads/none.png`);
    expect([none.status, none.headers['cache-control']]).toEqual([404, 'no-store']);
    await site.backend.stop();
    expect((await ask(`${site.url}/wp-content/uploads/2026/a.png`)).text).toBe('png');
    expect((await ask(`${site.url}/uploads/never-asked.png`)).status).toBe(503);
    await site.backend.restart();
  });

  it('tells whether it lives and whether it is ready', async () => {
    const ready = await startTestSite();
    expect((await ask(`${ready.url}/healthz`)).status).toBe(200);
    expect((await ask(`${ready.url}/readyz`)).status).toBe(200);
    const empty = await startTestSite({ backendUrl: 'http://127.0.0.1:1' });
    expect((await ask(`${empty.url}/healthz`)).status).toBe(200);
    expect((await ask(`${empty.url}/readyz`)).status).toBe(503);
  });

  it.each([
    ['GET /projects HTTP/1.1\r\nHost: a\r\nHost: b', 400],
    ['GET /projects HTTP/1.1\r\nHost: a\r\nhOST: a', 400],
    ['GET /projects HTTP/1.1\r\nHost: a b', 400],
    ['GET /projects HTTP/1.1\r\nHost: a/b', 400],
    ['GET /projects HTTP/1.1\r\nHost: visitor@a', 400],
    ['GET /projects HTTP/1.1\r\nHost: a:b', 400],
    ['GET /projects HTTP/1.1\r\nHost: a_b.example:80', 200],
    ['GET /projects HTTP/1.1\r\nHost: [::1]:3000', 200],
    ['GET /projects HTTP/1.1\r\nHost:', 200],
    ['GET /projects HTTP/1.0', 200],
    ['GET http://www.example/projects HTTP/1.1\r\nHost: a', 200],
    ['GET HTTP://WWW.example:80/projects?category=Shops HTTP/1.1\r\nHost: a', 200],
    ['GET https://www.example/projects HTTP/1.1\r\nHost: a', 200],
    ['GET http://www.example HTTP/1.1\r\nHost: www.example', 200],
    ['HEAD http://www.example/projects HTTP/1.1\r\nHost: a', 200],
    ['GET http://www.example/projects/ HTTP/1.1\r\nHost: a', 308],
    ['GET http://other.example/projects HTTP/1.1\r\nHost: www.example', 400],
    ['GET http://www.example:8080/projects HTTP/1.1\r\nHost: www.example:8080', 400],
    ['GET http://visitor@www.example/projects HTTP/1.1\r\nHost: www.example', 400],
    ['GET http:///projects HTTP/1.1\r\nHost: www.example', 400],
    ['GET ftp://www.example/projects HTTP/1.1\r\nHost: www.example', 400],
  ])('answers %j with %d', async (request, status) => {
    const site = await startTestSite();
    // The second time the page is cached already.
    for (const _ of [1, 2]) {
      const answer = await sendRaw(site.url, `${request}\r\nConnection: close\r\n\r\n`);
      expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    }
  });

  it('is asked for a page in absolute form by the address that it listens on', async () => {
    const site = await startTestSite();
    const { host } = new URL(site.url);
    const answer = await sendRaw(site.url, `GET http://${host}/de HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toContain('page /de');
  });

  it('survives clients that talk nonsense', async () => {
    const site = await startTestSite();
    expect(await sendRaw(site.url, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
    expect(await sendRaw(site.url, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 4\d\d /,
    );
    expect((await ask(site.url)).status).toBe(200);
  });

  it('leaves files to the parts it was given, errors and all', async () => {
    const site = await startTestSite(
      {},
      {
        staticFiles: (request, response, next) => {
          if (request.url === '/a.js') response.end('file');
          else next(request.url === '/broken.js' ? new Error('unreadable') : undefined);
        },
      },
    );
    expect((await ask(`${site.url}/a.js`)).text).toBe('file');
    expect((await ask(`${site.url}/broken.js`)).status).toBe(500);
    expect((await ask(`${site.url}/page`)).status).toBe(200);
  });

  it('in development has neither cache nor policy', async () => {
    const site = await startTestSite({}, { development: true });
    await ask(site.url);
    const { headers } = await ask(site.url);
    expect(headers['content-security-policy'] ?? headers['x-cache']).toBeUndefined();
  });
});
