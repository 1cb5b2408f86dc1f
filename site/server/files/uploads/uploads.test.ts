import { readdir, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONCURRENCY, UPLOAD_LIMITS } from '../../base/limits.ts';
import { startFakeBackend } from '../../testing/fake-backend.ts';
import { ask } from '../../testing/http-client.ts';
import { createLineLog } from '../../testing/line-log.ts';
import { createTemporaryFolder } from '../../testing/test-folders.ts';
import { serve } from '../../testing/test-server.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { createUploads } from './uploads.ts';

const IMAGE = '/uploads/a.webp';
const DAY_MS = 24 * 60 * 60_000;

async function setUp(diskBytes?: number) {
  const backend = await startFakeBackend();
  const folder = await createTemporaryFolder();
  const now = { ms: Date.now(), reads: 0 };
  const lines: string[] = [];
  const image = { text: 'pixels', etag: '"1"' };
  backend.answers.set(IMAGE, ({ headers }, response) => {
    const head = { 'Content-Type': 'image/webp', ETag: image.etag, 'Cache-Control': 'public, max-age=31536000' };
    if (headers['if-none-match'] === image.etag) response.writeHead(304, head).end();
    else response.writeHead(200, head).end(image.text);
  });
  const start = async () => {
    const uploads = createUploads({
      backendUrl: backend.url,
      folder,
      fetch,
      clock: () => {
        now.reads += 1;
        return now.ms;
      },
      log: createLineLog(lines),
      ...(diskBytes === undefined ? {} : { diskBytes }),
    });
    const server = await serve(async (request, response) => {
      if (request.method === 'PUT') return void uploads.prefetch(request.url ?? '').then(() => response.end());
      const outcome = await uploads.answer(request, response, request.url ?? '');
      if (outcome !== 'answered') response.writeHead(404).end(outcome);
    });
    onTestFinished(server.close);
    return server.url;
  };
  onTestFinished(() => backend.stop());
  /** Requests the image when its revalidation is due, until the backend's answer is handled. */
  const compare = async (url: string) => {
    const before = now.reads;
    now.ms += DAY_MS;
    await ask(`${url}${IMAGE}`);
    // The answer reads the clock once, and so does the revalidation after it.
    await waitUntil(() => now.reads >= before + 2);
  };
  const asked = (path = IMAGE) => backend.requests.filter(({ url }) => url === path).length;
  return { backend, folder, now, lines, image, start, asked, compare };
}

describe('uploads', () => {
  it('are fetched once, and outlive the backend and a restart', async () => {
    const { backend, start, asked } = await setUp();
    const url = await start();
    const answers = await Promise.all([ask(`${url}${IMAGE}`), ask(`${url}${IMAGE}`)]);
    expect(answers.map(({ text }) => text)).toEqual(['pixels', 'pixels']);
    expect(answers[0]?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(asked()).toBe(1);
    await backend.stop();
    expect((await ask(`${await start()}${IMAGE}`)).text).toBe('pixels');
    await backend.restart();
  });

  it('that are fetched before anybody asks are on disk alone', async () => {
    const { backend, folder, start } = await setUp();
    const url = `${await start()}${IMAGE}`;
    await ask(url, { method: 'PUT' });
    expect((await readdir(folder)).length).toBe(2);
    await backend.stop();
    for (const file of await readdir(folder)) await rm(path.join(folder, file));
    expect((await ask(url)).status).toBe(404);
    await backend.restart();
  });

  it('may be empty', async () => {
    const { image, start } = await setUp();
    image.text = '';
    const url = await start();
    for (let times = 0; times < 2; times += 1) {
      const { status, headers } = await ask(`${url}${IMAGE}`);
      expect([status, headers['content-type'], headers['content-length']]).toEqual([200, 'image/webp', '0']);
    }
  });

  it('are compared with the backend after a while, while the kept file is served', async () => {
    const { now, image, start, asked } = await setUp();
    const url = await start();
    await ask(`${url}${IMAGE}`);
    now.ms += DAY_MS;
    expect((await ask(`${url}${IMAGE}`)).text).toBe('pixels');
    await waitUntil(() => asked() === 2);
    image.text = 'other pixels';
    image.etag = '"2"';
    await waitUntil(async () => {
      now.ms += DAY_MS;
      return (await ask(`${url}${IMAGE}`)).text === 'other pixels';
    });
  });

  it('stay when the backend fails, and go when it has had none for a while', async () => {
    const { backend, lines, start, compare } = await setUp();
    const url = await start();
    await ask(`${url}${IMAGE}`);
    backend.answers.set(IMAGE, (_request, response) => response.writeHead(500).end());
    await compare(url);
    await waitUntil(() => lines.some((line) => line.includes('the kept file is served')));
    expect((await ask(`${url}${IMAGE}`)).text).toBe('pixels');
    backend.answers.delete(IMAGE);
    await compare(url);
    expect((await ask(`${url}${IMAGE}`)).text).toBe('pixels');
    await compare(url);
    await waitUntil(async () => (await ask(`${url}${IMAGE}`)).text === 'missing');
  });

  it('come back to be compared as before when the backend has them again', async () => {
    const { backend, image, start, compare } = await setUp();
    const url = await start();
    await ask(`${url}${IMAGE}`);
    const answer = backend.answers.get(IMAGE);
    backend.answers.delete(IMAGE);
    await compare(url);
    if (answer) backend.answers.set(IMAGE, answer);
    await compare(url);
    backend.answers.delete(IMAGE);
    await compare(url);
    expect((await ask(`${url}${IMAGE}`)).text).toBe(image.text);
  });

  it.each([
    ['429', (response: ServerResponse) => response.writeHead(429, { 'Retry-After': '5' }).end()],
    ['401', (response: ServerResponse) => response.writeHead(401).end()],
    ['403', (response: ServerResponse) => response.writeHead(403, { 'Content-Type': 'image/webp' }).end()],
    ['204', (response: ServerResponse) => response.writeHead(204).end()],
    ['206', (response: ServerResponse) => response.writeHead(206, { 'Content-Type': 'image/webp' }).end('pix')],
    ['a page to sign in on', (response: ServerResponse) => response.writeHead(302, { Location: '/login' }).end()],
    ['a page', (response: ServerResponse) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>')],
    ['something without a type', (response: ServerResponse) => response.writeHead(200).end('x')],
  ])('stay when the backend answers with %s in their place', async (_what, answer) => {
    const { backend, now, image, lines, start, asked } = await setUp();
    const url = await start();
    await ask(`${url}${IMAGE}`);
    backend.answers.set('/login', (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sign in</p>'),
    );
    backend.answers.set(IMAGE, (_request, response) => void answer(response));
    await waitUntil(async () => {
      now.ms += DAY_MS;
      await ask(`${url}${IMAGE}`);
      return asked() > 3;
    });
    await waitUntil(() => lines.some((line) => line.includes('the kept file is served')));
    expect((await ask(`${url}${IMAGE}`)).text).toBe(image.text);
  });

  it('that are missing are not asked for again for a moment', async () => {
    const { now, start, asked } = await setUp();
    const path = '/uploads/missing.png';
    const url = await start();
    for (const times of [1, 1]) {
      expect((await ask(`${url}${path}`)).text).toBe('missing');
      expect(asked(path)).toBe(times);
    }
    now.ms += UPLOAD_LIMITS.missingMs;
    await ask(`${url}${path}`);
    expect(asked(path)).toBe(2);
  });

  it('are asked for a few at a time, and for one too many the backend is not asked at all', async () => {
    const under = { now: 0, most: 0 };
    const answering = Promise.withResolvers<void>();
    const uploads = createUploads({
      backendUrl: 'http://backend.example',
      folder: await createTemporaryFolder(),
      fetch: async () => {
        under.now += 1;
        under.most = Math.max(under.most, under.now);
        await answering.promise;
        under.now -= 1;
        return new Response(null, { status: 404 });
      },
      clock: Date.now,
      log: createLineLog([]),
    });
    const most = CONCURRENCY.uploads + CONCURRENCY.waitingUploads;
    const outcomes = Array.from({ length: most + 1 }, (_, at) =>
      uploads.prefetch(`/uploads/${at}.png`).then(() => 'asked for', String),
    );
    expect(await Promise.race(outcomes)).toContain('too many files are waited for');
    answering.resolve();
    const asked = (await Promise.all(outcomes)).filter((outcome) => outcome === 'asked for');
    expect([asked.length, under.most]).toEqual([most, CONCURRENCY.uploads]);
  });

  it('are given up when they never end, however few bytes are sent', async () => {
    const { backend, start } = await setUp();
    const bomb = gzipSync(Buffer.alloc(UPLOAD_LIMITS.largestKept + 1));
    backend.answers.set('/uploads/bomb.png', (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Encoding': 'gzip' }).end(bomb),
    );
    expect((await ask(`${await start()}/uploads/bomb.png`)).text).toBe('pass-on');
  });

  it('of kinds that are not kept are left to the proxy, and asked for no second time', async () => {
    const { backend, start, asked } = await setUp();
    backend.answers.set('/uploads/film.mp4', (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'video/mp4' }).end('film'),
    );
    const url = await start();
    expect((await ask(`${url}/uploads/film.mp4`)).text).toBe('pass-on');
    expect((await ask(`${url}/uploads/film.mp4`)).text).toBe('pass-on');
    expect(asked('/uploads/film.mp4')).toBe(1);
  });

  it('box SVGs in, and compress them', async () => {
    const { backend, start } = await setUp();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(100)}</svg>`;
    backend.answers.set('/uploads/a.svg', (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(svg),
    );
    const { headers } = await ask(`${await start()}/uploads/a.svg`, { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers['content-encoding']).toBe('br');
  });

  it('stay within their room on disk', async () => {
    const { backend, folder, start } = await setUp(10_000);
    const url = await start();
    for (let number = 0; number < 8; number += 1) {
      backend.answers.set(`/uploads/${number}.png`, (_request, response) =>
        response.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.alloc(3_000)),
      );
      await ask(`${url}/uploads/${number}.png`);
    }
    const files = await readdir(folder);
    expect(files.filter((file) => file.endsWith('.bin')).length).toBeLessThanOrEqual(3);
    expect(files.every((file) => /^[0-9a-f]{40}\.(bin|json)$/.test(file))).toBe(true);
  });
});
