import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BODY_LIMITS, CONCURRENCY } from '../base/limits.ts';
import { ask } from '../testing/ask.ts';
import { drip } from '../testing/drip.ts';
import { sampleEntries } from '../testing/fake-backend.ts';
import { html, siteHere } from '../testing/site-here.ts';
import { until } from '../testing/until.ts';

const PROJECTS = {
  '/wp-json/bc/v1/projects': [
    { title: 'Projects', meta: [{ component_name: 'ProjectGrid', card_components: [{ pro_category: 'Shops' }] }] },
  ],
};

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page', () => {
  it('is rendered once and served to everyone', async () => {
    const site = await siteHere();
    const first = await ask(`${site.url}/projects`);
    site.time.aheadMs = 5_000;
    const second = await ask(`${site.url}/projects`, {
      headers: { Cookie: 'a=b', 'X-Forwarded-Host': 'evil.example' },
    });
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(second.headers.age).toBe('5');
    expect(second.text).toBe(first.text);
    expect(site.rendered).toEqual([
      { method: 'GET', target: '/projects', headers: { accept: 'text/html' }, body: null, clientAddress: '' },
    ]);
  });

  it('has its own policy and the security headers', async () => {
    const site = await siteHere();
    const { headers } = await ask(`${site.url}/`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers['strict-transport-security']).toBeUndefined();
    const secure = await siteHere({ publicUrl: 'https://www.example' });
    expect((await ask(`${secure.url}/`)).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('is the same whatever parameters it does not know', async () => {
    const site = await siteHere({}, {}, PROJECTS);
    await ask(`${site.url}/projects?category=Shops&utm_source=a`);
    const { headers } = await ask(`${site.url}/%70rojects?fbclid=b&category=Shops`);
    expect(headers['x-cache']).toBe('hit');
    expect(site.rendered.map(({ target }) => target)).toEqual(['/projects?category=Shops']);
  });

  it('is the plain one for every value and parameter that it does not know', async () => {
    const site = await siteHere({}, {}, PROJECTS);
    for (let number = 1; number <= 3; number += 1) {
      await ask(`${site.url}/?category=${number}`);
      await ask(`${site.url}/projects?category=${number}`);
    }
    expect(site.rendered.map(({ target }) => target)).toEqual(['/', '/projects']);
  });

  it.each(['/en/projects', '/contactus/contactform?from=a'])(
    'is not kept under %s, of which there are endless others',
    async (path) => {
      const site = await siteHere();
      await ask(`${site.url}${path}`);
      const { text, headers } = await ask(`${site.url}${path}`);
      expect([text.includes(path), headers['x-cache']]).toEqual([true, undefined]);
      expect(site.rendered.length).toBe(2);
    },
  );

  it('answers HEAD and conditional requests from the stored GET', async () => {
    const site = await siteHere();
    const { headers } = await ask(`${site.url}/`);
    const head = await ask(`${site.url}/`, { method: 'HEAD' });
    expect([head.headers['content-length'], head.headers['x-cache']]).toEqual([headers['content-length'], 'hit']);
    const again = await ask(`${site.url}/`, { headers: { 'If-None-Match': headers.etag, 'Accept-Encoding': 'br' } });
    expect([again.status, again.headers['x-cache']]).toEqual([304, 'hit']);
    expect(site.rendered.length).toBe(1);
  });

  it('is rendered anew when an editor’s change is announced', async () => {
    const site = await siteHere();
    site.render = async () => html(site.store.entries('homepage', 'en')[0]?.title ?? '');
    expect((await ask(`${site.url}/`)).text).toContain('homepage en');
    site.backend.content.set('/wp-json/bc/v1/homepage', sampleEntries('Published', 'homepage@2'));
    site.backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await until(async () => (await ask(`${site.url}/`)).text.includes('Published'));
  });

  it('is served as it was when it can no longer be rendered', async () => {
    const site = await siteHere();
    await ask(`${site.url}/`);
    site.backend.content.set('/wp-json/bc/v1/homepage', sampleEntries('New', 'homepage@2'));
    site.render = () => Promise.reject(new Error('no such section'));
    const { revision } = site.store;
    site.backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await until(() => site.store.revision > revision);
    const { status, headers, text } = await ask(`${site.url}/`);
    expect([status, headers['x-cache']]).toEqual([200, 'stale']);
    expect(text).toContain('page /');
    expect(site.lines).toContain('page GET /: no such section');
  });

  it('that can not be rendered at all is an error that nobody keeps', async () => {
    const site = await siteHere();
    site.render = () => Promise.reject(new Error('no'));
    const { status, headers, text } = await ask(`${site.url}/de/projects`);
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(text).toContain('Bei uns ist etwas schiefgegangen');
  });

  it('that does not exist is nothing to keep for anyone but the server', async () => {
    const site = await siteHere();
    site.render = async () => html('none', { status: 404 });
    const first = await ask(`${site.url}/wp-login.php`);
    const second = await ask(`${site.url}/wp-login.php`);
    expect([first.status, first.headers['cache-control'], second.headers['x-cache']]).toEqual([404, 'no-store', 'hit']);
  });

  it.each<Record<string, string>>([{ 'Set-Cookie': 'a=b' }, { 'Cache-Control': 'no-store' }])(
    'with %j is for one visitor only',
    async (headers) => {
      const site = await siteHere();
      site.render = async () => html('mine', { headers });
      await ask(`${site.url}/`);
      expect((await ask(`${site.url}/`)).headers['x-cache']).toBe('miss');
    },
  );

  it('passes redirects on, and keeps none', async () => {
    const site = await siteHere();
    site.render = async () => new Response(null, { status: 302, headers: { Location: '/projects' } });
    const { status, headers } = await ask(`${site.url}/projects/none`);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/projects', 'no-store']);
  });

  it('is compressed harder in the background', async () => {
    const site = await siteHere();
    const words = Array.from({ length: 2_000 }, (_, index) => `${index * 7919}`).join(' ');
    site.render = async () => html(words);
    const options = { headers: { 'Accept-Encoding': 'br' } };
    const first = await ask(`${site.url}/`, options);
    await until(async () => (await ask(`${site.url}/`, options)).body.length < first.body.length);
    const later = await ask(`${site.url}/`, options);
    expect(later.headers.etag).toBe(first.headers.etag);
    expect(brotliDecompressSync(later.body).toString()).toContain(words);
  });

  it('is rendered every time when the cache is switched off', async () => {
    const site = await siteHere({ responseCache: false });
    await ask(`${site.url}/`);
    expect((await ask(`${site.url}/`)).headers['x-cache']).toBeUndefined();
    expect(site.rendered.length).toBe(2);
  });

  it('gives a script from hostile content no permission to run', async () => {
    const evil = '<script>steal()</script>';
    const site = await siteHere({}, {}, { '/wp-json/bc/v1/homepage': sampleEntries(evil, 'homepage@2', evil) });
    const [entry] = site.store.entries('homepage', 'en');
    expect(entry?.meta[0]?.html_field).toBe('');
    // A page that forgets to escape a title: the policy still doesn't let it run.
    site.render = async () => html(entry?.title ?? '');
    const { text, headers } = await ask(`${site.url}/`);
    expect(text).toContain(evil);
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${hashSource('let a')};`);
    expect(policy).not.toContain(hashSource('steal()'));
    expect(text).not.toContain('nonce');
  });

  it('says in the log what the policy makes ineffective', async () => {
    const site = await siteHere();
    site.render = async () => html('<b style="color:red">');
    await ask(`${site.url}/`);
    expect(site.lines).toContain('page /: the security policy makes this ineffective: <b style="color:red">');
  });
});

describe('a form', () => {
  it('reaches the app with what an action needs, and its answer is nobody else’s', async () => {
    const site = await siteHere({ trustedProxies: 1 });
    await ask(`${site.url}/contactus/contactform`);
    const { headers } = await ask(`${site.url}/contactus/contactform?index`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'http://www.example',
        Cookie: 'payload-token=x',
        'X-Forwarded-For': 'forged, 192.0.2.7',
      },
      body: 'name=Ada',
    });
    expect([headers['cache-control'], headers['x-cache']]).toEqual(['no-store', undefined]);
    const { body, ...rest } = site.rendered[1] ?? {};
    expect(body?.toString()).toBe('name=Ada');
    expect(rest).toEqual({
      method: 'POST',
      target: '/contactus/contactform?index',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://www.example' },
      clientAddress: '192.0.2.7',
    });
  });

  it.each([
    ['application/x-www-form-urlencoded', BODY_LIMITS.form],
    ['multipart/form-data; boundary=x', BODY_LIMITS.submission],
  ])('of type %s is refused above %i bytes, announced or not', async (type, limit) => {
    const site = await siteHere();
    const send = (length: number, headers = {}) =>
      ask(`${site.url}/career-form`, {
        method: 'POST',
        headers: { 'Content-Type': type, ...headers },
        body: Buffer.alloc(length),
      });
    expect((await send(limit)).status).toBe(200);
    expect((await send(limit + 1)).status).toBe(413);
    expect((await send(limit + 1, { 'Transfer-Encoding': 'chunked' })).status).toBe(413);
    expect(site.rendered.length).toBe(1);
  });

  it('that does not arrive in time is given up', async () => {
    const site = await siteHere({}, { sendingBodyMs: 50 });
    expect(await drip(`${site.url}/career-form`).answered).toBe(408);
    expect(site.rendered).toEqual([]);
  });

  it('has to wait while too many others are sent', async () => {
    const site = await siteHere();
    const others = Array.from({ length: CONCURRENCY.forms }, () => drip(`${site.url}/career-form`));
    const send = () => ask(`${site.url}/de/career-form`, { method: 'POST', body: 'a=b' });
    await until(async () => (await send()).status === 503);
    const { headers, text } = await send();
    expect(headers['retry-after']).toBe('5');
    expect(text).toContain('Gerade senden zu viele gleichzeitig. Bitte versuchen Sie es gleich noch einmal.');
    for (const other of others) other.finish();
    expect(await Promise.all(others.map(({ answered }) => answered))).toEqual(Array(CONCURRENCY.forms).fill(200));
    expect((await send()).status).toBe(200);
  });

  it('is taken only by the pages that have one', async () => {
    const site = await siteHere();
    const { status, headers } = await ask(`${site.url}/projects`, { method: 'POST', body: 'a=b' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask(`${site.url}/jobapply/designer`, { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST');
    expect(site.rendered).toEqual([]);
  });
});
