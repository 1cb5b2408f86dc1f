import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pageAt } from '@kontorwerk/contract/pages/page-table';
import { describe, expect, it } from 'vitest';
import { BODY_LIMITS, CONCURRENCY } from '../base/limits.ts';
import { createReadRequest } from '../pages/page-renderer.ts';
import { sampleEntries } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { drip, openStubbornClient } from '../testing/slow-clients.ts';
import { html, startTestSite } from '../testing/test-site.ts';
import { titleOf } from '../testing/test-store.ts';
import { waitUntil } from '../testing/wait-until.ts';

const PROJECTS = {
  '/wp-json/bc/v1/projects': [
    { title: 'Projects', meta: [{ component_name: 'ProjectGrid', card_components: [{ pro_category: 'Shops' }] }] },
  ],
};

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const WORDS = 'software shop design house page visitor editor message project service quiet'.split(' ');

describe('a page', () => {
  it('is rendered once and served to everyone', async () => {
    const site = await startTestSite();
    const first = await ask(`${site.url}/projects`);
    const second = await ask(`${site.url}/projects`, {
      headers: { Cookie: 'a=b', 'X-Forwarded-Host': 'evil.example' },
    });
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(second.text).toBe(first.text);
    expect(site.rendered).toEqual([createReadRequest('/projects', pageAt('/projects'))]);
  });

  it('has its own policy and the security headers', async () => {
    const site = await startTestSite();
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
    const secure = await startTestSite({ publicUrl: 'https://www.example' });
    expect((await ask(`${secure.url}/`)).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('is the same whatever parameters it does not know', async () => {
    const site = await startTestSite({}, {}, PROJECTS);
    await ask(`${site.url}/projects?category=Shops&utm_source=a`);
    const { headers } = await ask(`${site.url}/%70rojects?fbclid=b&category=Shops`);
    expect(headers['x-cache']).toBe('hit');
    expect(site.rendered.map(({ target }) => target)).toEqual(['/projects?category=Shops']);
  });

  it('is the plain one for every value and parameter that it does not know', async () => {
    const site = await startTestSite({}, {}, PROJECTS);
    for (let number = 1; number <= 3; number += 1) {
      await ask(`${site.url}/?category=${number}`);
      await ask(`${site.url}/projects?category=${number}`);
    }
    expect(site.rendered.map(({ target }) => target)).toEqual(['/', '/projects']);
  });

  it('is not kept under a query of which there are endless others', async () => {
    const path = '/contactus/contactform?from=a';
    const site = await startTestSite();
    await ask(`${site.url}${path}`);
    const { text, headers } = await ask(`${site.url}${path}`);
    expect([text.includes(path), headers['x-cache']]).toEqual([true, undefined]);
    expect(site.rendered.length).toBe(2);
  });

  it('is the plain one under /en, and kept once', async () => {
    const site = await startTestSite();
    await ask(`${site.url}/projects`);
    const { headers } = await ask(`${site.url}/en/projects`);
    expect([headers['x-cache'], headers.refresh]).toEqual(['hit', expect.stringContaining('/projects')]);
    expect(site.rendered.length).toBe(1);
  });

  it('answers HEAD and conditional requests from the stored GET', async () => {
    const site = await startTestSite();
    const { headers } = await ask(`${site.url}/`);
    const head = await ask(`${site.url}/`, { method: 'HEAD' });
    expect([head.headers['content-length'], head.headers['x-cache']]).toEqual([headers['content-length'], 'hit']);
    const again = await ask(`${site.url}/`, { headers: { 'If-None-Match': headers.etag, 'Accept-Encoding': 'br' } });
    expect([again.status, again.headers['x-cache']]).toEqual([304, 'hit']);
    expect(site.rendered.length).toBe(1);
  });

  it('is there as it was while it is rendered anew after a change, and editors wait for the new one', async () => {
    const site = await startTestSite();
    await ask(`${site.url}/`);
    const gate = Promise.withResolvers<void>();
    site.render = async () => {
      await gate.promise;
      return html('new');
    };
    site.backend.content.set('/wp-json/bc/v1/homepage', sampleEntries('new', 'homepage@2'));
    const { revision } = site.store;
    site.backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => site.store.revision > revision);
    const visitor = await ask(`${site.url}/`);
    expect([visitor.headers['x-cache'], visitor.text]).toEqual(['stale', expect.stringContaining('page /')]);
    const editor = ask(`${site.url}/`, { headers: { Cookie: 'payload-token=x' } });
    gate.resolve();
    expect((await editor).text).toContain('new');
    expect((await ask(`${site.url}/`)).headers['x-cache']).toBe('hit');
  });

  it('is rendered anew when an editor’s change is announced', async () => {
    const site = await startTestSite();
    site.render = async () => html(titleOf(site.store) ?? '');
    expect((await ask(`${site.url}/`)).text).toContain('homepage en');
    site.backend.content.set('/wp-json/bc/v1/homepage', sampleEntries('Published', 'homepage@2'));
    site.backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(async () => (await ask(`${site.url}/`)).text.includes('Published'));
  });

  it('is served as it was when it can no longer be rendered', async () => {
    const site = await startTestSite();
    await ask(`${site.url}/`);
    site.backend.content.set('/wp-json/bc/v1/homepage', sampleEntries('New', 'homepage@2'));
    site.render = () => Promise.reject(new Error('no such section'));
    const { revision } = site.store;
    site.backend.announce({ page_key: 'homepage', language: 'en', endpoint_call: 'homepage@2' });
    await waitUntil(() => site.store.revision > revision);
    const { status, headers, text } = await ask(`${site.url}/`);
    expect([status, headers['x-cache']]).toEqual([200, 'stale']);
    expect(text).toContain('page /');
    expect(site.lines).toContain('page GET /: no such section');
  });

  it('that can not be rendered at all is an error that nobody keeps', async () => {
    const site = await startTestSite();
    site.render = () => Promise.reject(new Error('no'));
    const { status, headers, text } = await ask(`${site.url}/de/projects`);
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(text).toContain('Bei uns ist etwas schiefgegangen');
  });

  it('that does not exist is nothing to keep for anyone but the server', async () => {
    const site = await startTestSite();
    site.render = async () => html('none', { status: 404 });
    const first = await ask(`${site.url}/wp-login.php`);
    const second = await ask(`${site.url}/wp-login.php`);
    expect([first.status, first.headers['cache-control'], second.headers['x-cache']]).toEqual([404, 'no-store', 'hit']);
  });

  it('that must not be stored is for one visitor only', async () => {
    const site = await startTestSite();
    site.render = async () => html('mine', { headers: { 'Cache-Control': 'no-store' } });
    await ask(`${site.url}/`);
    expect((await ask(`${site.url}/`)).headers['x-cache']).toBe('miss');
  });

  it('passes redirects on, and keeps none', async () => {
    const site = await startTestSite();
    site.render = async () => new Response(null, { status: 302, headers: { Location: '/projects' } });
    const { status, headers } = await ask(`${site.url}/projects/none`);
    expect([status, headers.location, headers['cache-control']]).toEqual([302, '/projects', 'no-store']);
  });

  it('is compressed harder in the background', async () => {
    const site = await startTestSite();
    const words = Array.from({ length: 2_000 }, (_, index) => WORDS[(index * index) % WORDS.length]).join(' ');
    site.render = async () => html(words);
    const options = { headers: { 'Accept-Encoding': 'br' } };
    const first = await ask(`${site.url}/`, options);
    await waitUntil(async () => (await ask(`${site.url}/`, options)).body.length < first.body.length);
    const later = await ask(`${site.url}/`, options);
    expect(later.headers.etag).toBe(first.headers.etag);
    expect(brotliDecompressSync(later.body).toString()).toContain(words);
  });

  it('is rendered every time when the cache is switched off', async () => {
    const site = await startTestSite({ responseCache: false });
    await ask(`${site.url}/`);
    expect((await ask(`${site.url}/`)).headers['x-cache']).toBeUndefined();
    expect(site.rendered.length).toBe(2);
  });

  it('gives a script from hostile content no permission to run', async () => {
    const evil = '<script>steal()</script>';
    const title = '&lt;script&gt;steal()&lt;/script&gt;';
    const site = await startTestSite({}, {}, { '/wp-json/bc/v1/homepage': sampleEntries(title, 'homepage@2', evil) });
    const [entry] = site.store.entries('homepage', 'en');
    expect(entry?.meta[0]?.html_field).toBe('');
    // A page that forgets to escape a title: the policy still prevents it from running.
    site.render = async () => html(titleOf(site.store) ?? '');
    const { text, headers } = await ask(`${site.url}/`);
    expect(text).toContain(evil);
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${hashSource('let a')};`);
    expect(policy).not.toContain(hashSource('steal()'));
    expect(text).not.toContain('nonce');
  });

  it('says in the log what the policy makes ineffective', async () => {
    const site = await startTestSite();
    site.render = async () => html('<b style="color:red">');
    await ask(`${site.url}/`);
    expect(site.lines).toContain('page /: the security policy makes this ineffective: <b style="color:red">');
  });

  /** Requests for many pages that aren't cached yet, all at the same moment. */
  const manyPages = (count: number) =>
    Array.from({ length: count }, (_, number) => `GET /en/${number} HTTP/1.1\r\nHost: a.example\r\n\r\n`).join('');

  it('is begun in a turn of its own, so that who asks for anything else has theirs', async () => {
    const site = await startTestSite();
    let [inThisTurn, most] = [0, 0];
    site.render = async () => {
      inThisTurn += 1;
      most = Math.max(most, inThisTurn);
      setImmediate(() => {
        inThisTurn = 0;
      });
      return html('a page');
    };
    const client = openStubbornClient(site.url, manyPages(20));
    await waitUntil(() => client.received().split('a page').length > 20);
    // The count of a turn may be reset after the next page has begun.
    expect(most).toBeLessThanOrEqual(2);
  });

  it('is refused politely where too many wait already', async () => {
    const site = await startTestSite();
    const client = openStubbornClient(site.url, manyPages(CONCURRENCY.waitingPages + 20));
    await waitUntil(() => client.received().includes('HTTP/1.1 503'));
    const [, refusal = ''] = client.received().split('HTTP/1.1 503');
    expect(refusal).toContain('Retry-After: 5');
  });
});

/** A form of `length` bytes with a file in it. */
function multipartOf(length: number): Buffer {
  const head = '--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n';
  const end = '\r\n--x--\r\n';
  return Buffer.from(`${head}${'a'.repeat(length - head.length - end.length)}${end}`);
}

/** A form whose two texts take `length` bytes, with their names. */
function textsOf(length: number): Buffer {
  const half = Math.ceil(length / 2);
  const part = (bytes: number) => `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'b'.repeat(bytes - 1)}\r\n`;
  return Buffer.from(`${part(half)}${part(length - half)}--x--\r\n`);
}

const URLENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('a form', () => {
  it('reaches the app with its sender’s address, and its answer is nobody else’s', async () => {
    const site = await startTestSite({ trustedProxies: 1 });
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
    const { form, ...rest } = site.rendered[1] ?? {};
    expect([...(form ?? [])]).toEqual([['name', 'Ada']]);
    expect(rest).toEqual({
      method: 'POST',
      target: '/contactus/contactform?index',
      found: pageAt('/contactus/contactform'),
      clientAddress: '192.0.2.7',
    });
  });

  it.each([
    ['application/x-www-form-urlencoded', BODY_LIMITS.form, (length: number) => Buffer.alloc(length, 'a')],
    ['multipart/form-data; boundary=x', BODY_LIMITS.submission, multipartOf],
    ['multipart/form-data; boundary=x', BODY_LIMITS.form, textsOf],
  ])('of type %s is refused above %i bytes, announced or not', async (type, limit, bodyOf) => {
    const site = await startTestSite();
    const send = (length: number, headers = {}) =>
      ask(`${site.url}/career-form`, {
        method: 'POST',
        headers: { 'Content-Type': type, ...headers },
        body: bodyOf(length),
      });
    expect((await send(limit)).status).toBe(200);
    expect((await send(limit + 1)).status).toBe(413);
    expect((await send(limit + 1, { 'Transfer-Encoding': 'chunked' })).status).toBe(413);
    expect(site.rendered.length).toBe(1);
  });

  it('that does not arrive in time is given up', async () => {
    const site = await startTestSite({}, { sendingBodyMs: 50 });
    expect(await drip(`${site.url}/career-form`, URLENCODED).answered).toBe(408);
    expect(site.rendered).toEqual([]);
  });

  it('is answered while many others drip', async () => {
    const site = await startTestSite({ admission: { bodiesPerClient: 100, formBurst: 100 } });
    const others = Array.from({ length: 64 }, () => drip(`${site.url}/career-form`, URLENCODED));
    const sent = { method: 'POST', headers: URLENCODED, body: 'a=b' };
    expect((await ask(`${site.url}/de/career-form`, sent)).status).toBe(200);
    for (const other of others) other.finish();
    expect(new Set(await Promise.all(others.map(({ answered }) => answered)))).toEqual(new Set([200]));
  });

  it('has its file on disk, and only as long as it is being answered', async () => {
    const site = await startTestSite();
    const form = new FormData();
    form.set('full_name', 'Ada Löve');
    form.set('resume', new File(['%PDF-1.7 ', 'Ünïcode'], 'Lebenslauf für Sie.pdf', { type: 'application/pdf' }));
    form.set('other', new File([], ''));
    let seen: unknown;
    site.render = async ({ form }) => {
      const resume = form?.get('resume');
      if (!(resume instanceof File)) throw new Error('no file');
      const files = await readdir(path.join(site.folder, 'incoming'));
      seen = [form?.get('full_name'), resume.name, resume.type, resume.size, await resume.text(), files.length];
      return html('sent');
    };
    expect((await fetch(`${site.url}/career-form`, { method: 'POST', body: form })).status).toBe(200);
    expect(seen).toEqual(['Ada Löve', 'Lebenslauf für Sie.pdf', 'application/pdf', 18, '%PDF-1.7 Ünïcode', 1]);
    expect(await readdir(path.join(site.folder, 'incoming'))).toEqual([]);
  });

  it.each([
    [415, 'application/json', '{}'],
    [415, 'text/plain', 'a=b'],
    [400, 'multipart/form-data', 'a=b'],
    [400, 'multipart/form-data; boundary=x', 'a=b'],
    [400, 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ])('is answered with %i when its type is %s and it says %j', async (status, type, body) => {
    const site = await startTestSite();
    const sent = { method: 'POST', headers: { 'Content-Type': type }, body };
    expect((await ask(`${site.url}/career-form`, sent)).status).toBe(status);
    expect([site.rendered, site.lines]).toEqual([[], []]);
  });

  it('is taken only by the pages that have one', async () => {
    const site = await startTestSite();
    const { status, headers } = await ask(`${site.url}/projects`, { method: 'POST', body: 'a=b' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask(`${site.url}/jobapply/designer`, { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST');
    expect(site.rendered).toEqual([]);
  });
});
