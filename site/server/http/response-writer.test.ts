import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { serve } from '../testing/test-server.ts';
import { compressHarder, type FinishedAnswer, finishAnswer, setLastModified, sizeOfAnswer } from './finished-answer.ts';
import { sendAnswer } from './response-writer.ts';

const TEXT = `<p>Grüße ${'from Munich and Duisburg, '.repeat(200)}</p>`;

async function served(answer: FinishedAnswer): Promise<string> {
  const server = await serve((request, response) => sendAnswer(request, response, answer, ['X-Cache', 'hit']));
  onTestFinished(server.close);
  return server.url;
}

function page(body: string | Buffer = TEXT, contentType = 'text/html; charset=utf-8'): Promise<FinishedAnswer> {
  return finishAnswer({ status: 200, contentType, headers: ['X-Own', 'yes'], body: Buffer.from(body) });
}

describe('a finished answer', () => {
  it('takes the memory of its compressed forms alone', async () => {
    expect(sizeOfAnswer(await page())).toBeLessThan(TEXT.length / 4);
  });

  it('is sent in the form the client prefers, each with its own tag', async () => {
    const url = await served(await page());
    const plain = await ask(url);
    const gzip = await ask(url, { headers: { 'Accept-Encoding': 'gzip' } });
    const br = await ask(url, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(plain.text).toBe(TEXT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
    expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
    expect(new Set([plain, gzip, br].map((answer) => answer.headers.etag)).size).toBe(3);
    for (const { headers, body } of [plain, gzip, br]) {
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        'x-own': 'yes',
        'x-cache': 'hit',
        'content-length': String(body.length),
      });
    }
  });

  it('is not sent again to who has it, in whatever form', async () => {
    const url = await served(await page());
    const { headers } = await ask(url, { headers: { 'Accept-Encoding': 'gzip' } });
    const again = await ask(url, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': `"other", ${headers.etag}` } });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers.etag).toBeDefined();
    expect((await ask(url, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('is not sent again to who names its very date, as long as they name no tag', async () => {
    const answer = await page();
    const harder = compressHarder(answer);
    setLastModified(answer, Date.UTC(2026, 10, 25, 12));
    await harder;
    const url = await served(answer);
    const date = 'Wed, 25 Nov 2026 12:00:00 GMT';
    for (const coding of ['identity', 'gzip', 'br']) {
      const asked = { 'Accept-Encoding': coding };
      expect((await ask(url, { headers: asked })).headers['last-modified']).toBe(date);
      const again = await ask(url, { headers: { ...asked, 'If-Modified-Since': date } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    const statusFor = async (headers: Record<string, string>) => (await ask(url, { headers })).status;
    expect(await statusFor({ 'If-Modified-Since': date, 'If-None-Match': '"other"' })).toBe(200);
    for (const other of ['Wed, 25 Nov 2026 11:59:59 GMT', 'Thu, 26 Nov 2026 12:00:00 GMT', 'null', ''])
      expect(await statusFor({ 'If-Modified-Since': other }), other).toBe(200);
  });

  it.each([
    ['"other"', 412],
    ['W/"other", "more"', 412],
    ['*', 200],
  ])('is sent to who asks for it only if it matches %s with %d', async (tags, status) => {
    const url = await served(await page());
    const answer = await ask(url, { headers: { 'If-Match': tags, 'If-None-Match': '"none"' } });
    expect([answer.status, answer.body.length > 0]).toEqual([status, status === 200]);
  });

  it('knows no date before it is told one', async () => {
    const url = await served(await page());
    expect((await ask(url)).headers['last-modified']).toBeUndefined();
    expect((await ask(url, { headers: { 'If-Modified-Since': 'null' } })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET', async () => {
    const url = await served(await page());
    const head = await ask(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    const get = await ask(url, { headers: { 'Accept-Encoding': 'br' } });
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  it('keeps its tags when it is compressed harder', async () => {
    const answer = await page();
    const before = answer.br?.headers;
    await compressHarder(answer);
    const br = await ask(await served(answer), { headers: { 'Accept-Encoding': 'br' } });
    expect(br.headers.etag).toBe(before?.[before.indexOf('ETag') + 1]);
    expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
  });

  it('sends any bytes unchanged, and compresses only what gets smaller', async () => {
    const bytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => index % 256));
    const image = await ask(await served(await page(bytes, 'image/avif')), { headers: { 'Accept-Encoding': 'br' } });
    expect(image.body.equals(bytes)).toBe(true);
    expect(image.headers['content-encoding']).toBeUndefined();
    expect(image.headers.vary).toBeUndefined();
  });

  it('gets other tags when its headers change', async () => {
    const body = Buffer.from(TEXT);
    const one = await finishAnswer({
      status: 200,
      contentType: 'text/html',
      headers: ['Content-Security-Policy', 'a'],
      body,
    });
    const other = await finishAnswer({
      status: 200,
      contentType: 'text/html',
      headers: ['Content-Security-Policy', 'b'],
      body,
    });
    expect(one.hash).not.toBe(other.hash);
  });
});
