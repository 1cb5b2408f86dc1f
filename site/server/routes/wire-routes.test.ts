import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CHANGES_PATH, CONTACT_PATH, listPath } from '@kontorwerk/contract/wire';
import { describe, expect, it } from 'vitest';
import { BODY_LIMITS } from '../base/limits.ts';
import { sampleEntries } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { fetchMetrics } from '../testing/metrics.ts';
import { drip } from '../testing/slow-clients.ts';
import { startTestSite } from '../testing/test-site.ts';
import { waitUntil } from '../testing/wait-until.ts';

const HOME = listPath('homepage', 'de');

describe('the wire', () => {
  it('answers lists from the store, cleaned, without asking the backend', async () => {
    const site = await startTestSite();
    const before = site.backend.requests.length;
    const { status, headers, text } = await ask(`${site.url}${HOME}`, { headers: { 'X-BC-Secure': 'x' } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(JSON.parse(text)).toEqual(site.store.entries('homepage', 'de'));
    expect((await ask(`${site.url}${HOME}/`, { headers: { 'If-None-Match': headers.etag } })).status).toBe(304);
    expect(site.backend.requests.length).toBe(before);
  });

  it('has the new list as soon as the store has, and keeps the old one while the backend is away', async () => {
    const site = await startTestSite();
    await ask(`${site.url}${HOME}`);
    site.backend.content.set(HOME, sampleEntries('Neu', 'homepage/de@2', '<p onclick="x()">a</p>'));
    site.backend.announce({ page_key: 'homepage', language: 'de', endpoint_call: 'homepage/de@2' });
    await waitUntil(async () => (await ask(`${site.url}${HOME}`)).text.includes('Neu'));
    await site.backend.stop();
    const { text } = await ask(`${site.url}${HOME}`);
    expect(text).toContain('<p>a</p>');
    await site.backend.restart();
  });

  it('sends a list that is ready before anything else, and counts it', async () => {
    const token = 'a-token-of-some-length';
    const site = await startTestSite({ metrics: { port: null, host: '127.0.0.1', token } });
    let asked = 0;
    await waitUntil(async () => {
      asked += 1;
      return (await ask(`${site.url}${HOME}`)).headers['x-request-id'] === undefined;
    });
    const counted = await fetchMetrics(site, token);
    expect(counted.get('site_http_requests_total{route="wire",method="GET",status="2xx"}')).toBe(asked);
  });

  it('answers the settings, also when the backend has none', async () => {
    const site = await startTestSite();
    const { text } = await ask(`${site.url}/wp-json/bc/v1/settings/de`);
    expect(JSON.parse(text)).toEqual(site.store.settings('de'));
  });

  it('says so when there was never a list', async () => {
    const site = await startTestSite({ backendUrl: 'http://127.0.0.1:1' });
    const { status, headers, text } = await ask(`${site.url}${HOME}`);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(JSON.parse(text)).toMatchObject({ code: 'content_unavailable', data: { status: 503 } });
  });

  it('does not pass the change stream on', async () => {
    const site = await startTestSite();
    expect((await ask(`${site.url}${CHANGES_PATH}`)).status).toBe(404);
    expect(site.backend.followers).toBe(1);
  });

  it('passes on what it does not know', async () => {
    const site = await startTestSite();
    const { status, text } = await ask(`${site.url}/wp-json/bc/v1/unknown?a=b`);
    expect([status, JSON.parse(text).code]).toEqual([404, 'rest_no_route']);
    expect(site.backend.requests.at(-1)?.url).toBe('/wp-json/bc/v1/unknown?a=b');
  });

  it('passes on what it does not know with its body, once that is there, and never one too large', async () => {
    const site = await startTestSite();
    const unknown = '/wp-json/other/v1/form';
    site.backend.answers.set(unknown, ({ body }, response) => response.end(body));
    for (const headers of [{}, { 'Transfer-Encoding': 'chunked' }]) {
      const body = Buffer.alloc(BODY_LIMITS.inMemory + 1, 'a');
      const answer = await ask(`${site.url}${unknown}`, { method: 'POST', headers, body });
      expect([answer.status, answer.body.equals(body)]).toEqual([200, true]);
      const large = Buffer.alloc(BODY_LIMITS.submission + 1);
      expect((await ask(`${site.url}${unknown}`, { method: 'POST', headers, body: large })).status).toBe(413);
    }
    expect((await ask(`${site.url}${unknown}`, { method: 'POST' })).status).toBe(200);
    expect((await ask(`${site.url}${unknown}`, { headers: { 'Content-Length': 1 }, body: 'x' })).text).toBe('');
    expect(site.backend.requests.filter(({ url }) => url === unknown)).toHaveLength(4);
    expect(await readdir(path.join(site.folder, 'incoming'))).toEqual([]);
  });

  it('gives up what it does not know when its body does not come', async () => {
    const site = await startTestSite({}, { sendingBodyMs: 50 });
    const unknown = '/wp-json/other/v1/form';
    expect(await drip(`${site.url}${unknown}`).answered).toBe(408);
    expect(site.backend.requests.filter(({ url }) => url === unknown)).toEqual([]);
  });

  it('passes submissions on, and tells the backend who sent them', async () => {
    const site = await startTestSite();
    site.backend.answers.set(CONTACT_PATH, ({ body }, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
    );
    const { status, headers, text } = await ask(`${site.url}${CONTACT_PATH}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': '6.6.6.6',
        'X-Real-IP': '6.6.6.6',
        Forwarded: 'for=6.6.6.6',
      },
      body: '{"first_name":"Ada"}',
    });
    expect([status, text, headers['cache-control']]).toEqual([200, '{"first_name":"Ada"}', 'no-store']);
    const seen = site.backend.requests.at(-1)?.headers;
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'www.example',
      'x-forwarded-proto': 'http',
    });
    expect(seen?.['x-real-ip'] ?? seen?.forwarded).toBeUndefined();
  });

  it('refuses what is too large before the backend sees it, announced or not', async () => {
    const site = await startTestSite();
    for (const headers of [{}, { 'Transfer-Encoding': 'chunked' }]) {
      const { status, text } = await ask(`${site.url}${CONTACT_PATH}`, {
        method: 'POST',
        headers,
        body: Buffer.alloc(BODY_LIMITS.submission + 1),
      });
      expect([status, JSON.parse(text)]).toMatchObject([413, { code: 'payload_too_large', data: { status: 413 } }]);
    }
    expect(site.backend.requests.some(({ url }) => url === CONTACT_PATH)).toBe(false);
  });

  it('lets a sender come to an end, so that the refusal is read', async () => {
    const site = await startTestSite();
    const body = Buffer.alloc(2 * BODY_LIMITS.submission);
    for (let times = 0; times < 5; times += 1) {
      const response = await fetch(`${site.url}${CONTACT_PATH}`, { method: 'POST', body });
      expect([response.status, (await response.json()).code]).toEqual([413, 'payload_too_large']);
    }
  });

  it('§7 answers a POST to a list as it answers the list itself', async () => {
    const site = await startTestSite();
    const before = site.backend.requests.length;
    const { status, text } = await ask(`${site.url}${HOME}`, { method: 'POST', body: '{}' });
    expect([status, JSON.parse(text)]).toEqual([200, site.store.entries('homepage', 'de')]);
    expect(site.backend.requests.length).toBe(before);
  });

  it('refuses methods and addresses in the shape of the wire', async () => {
    const site = await startTestSite();
    const put = await ask(`${site.url}${HOME}`, { method: 'PUT' });
    expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(JSON.parse(put.text).data).toEqual({ status: 405 });
    const climbing = await ask(site.url, { path: '/wp-json/../x' });
    expect([climbing.status, JSON.parse(climbing.text).data]).toEqual([400, { status: 400 }]);
  });

  it('gives a submission up that does not arrive in time', async () => {
    const site = await startTestSite({}, { sendingBodyMs: 50 });
    expect(await drip(`${site.url}${CONTACT_PATH}`).answered).toBe(408);
  });

  it('takes a submission while many others drip', async () => {
    const site = await startTestSite({ admission: { bodiesPerClient: 100, formBurst: 100 } });
    site.backend.answers.set(CONTACT_PATH, (_request, response) => response.end('{}'));
    const others = Array.from({ length: 64 }, () => drip(`${site.url}${CONTACT_PATH}`));
    expect((await ask(`${site.url}${CONTACT_PATH}`, { method: 'POST', body: '{}' })).status).toBe(200);
    for (const other of others) other.finish();
    expect(new Set(await Promise.all(others.map(({ answered }) => answered)))).toEqual(new Set([200]));
  });
});
