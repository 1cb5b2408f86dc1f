import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ROOT_FILES } from '@kontorwerk/contract/address/served-addresses';
import { expect, it, onTestFinished } from 'vitest';
import { createBackgroundQueue } from '../base/background-queue.ts';
import { ask } from '../testing/http-client.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { serve } from '../testing/test-server.ts';
import { createStaticFiles } from './static-files.ts';

const SCRIPT = 'export const a = 1;\n'.repeat(100);

/** Distinguishable from what the server would compress itself. */
const READY = { br: brotliCompressSync(`${SCRIPT}// br`), gzip: gzipSync(`${SCRIPT}// gzip`) };

async function servedFiles(): Promise<string> {
  const folder = await createTemporaryFolder();
  const client = path.join(folder, 'client');
  const archive = path.join(folder, 'archive');
  await mkdir(path.join(client, 'assets'), { recursive: true });
  await mkdir(path.join(client, '.vite'), { recursive: true });
  await mkdir(archive, { recursive: true });
  await writeFile(path.join(client, 'assets/app-1.js'), SCRIPT);
  await writeFile(path.join(client, 'assets/ready-1.js'), SCRIPT);
  await writeFile(path.join(client, 'assets/ready-1.js.br'), READY.br);
  await writeFile(path.join(client, 'assets/ready-1.js.gz'), READY.gzip);
  await writeFile(path.join(client, 'robots.txt'), 'User-agent: *\n');
  await writeFile(path.join(client, '.vite/manifest.json'), '{}');
  await writeFile(path.join(archive, 'app-0.js'), 'old');
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  const background = createBackgroundQueue({
    onError: (error) => {
      throw error;
    },
    capacity: 10,
  });
  const files = await createStaticFiles({
    client,
    archive: { folder: archive, names: ['app-0.js'] },
    headers: ['X-Own', 'yes'],
    background,
  });
  const server = await serve((request, response) =>
    files(request, response, () => response.writeHead(404).end('next')),
  );
  onTestFinished(server.close);
  return server.url;
}

it('serves the built files compressed, hashed ones for a year', async () => {
  const url = await servedFiles();
  const script = await ask(`${url}/assets/app-1.js?x=1`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gunzipSync(script.body).toString()).toBe(SCRIPT);
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-own': 'yes',
  });
  const again = await ask(`${url}/assets/app-1.js`, { headers: { 'If-None-Match': script.headers.etag } });
  expect(again.status).toBe(304);
  const robots = await ask(`${url}/robots.txt`);
  expect([robots.text, robots.headers['cache-control']]).toEqual(['User-agent: *\n', 'public, max-age=3600']);
});

it.each(['br', 'gzip'] as const)('sends what the build compressed as it is, in %s', async (coding) => {
  const url = await servedFiles();
  const { body, headers } = await ask(`${url}/assets/ready-1.js`, { headers: { 'Accept-Encoding': coding } });
  expect(body.equals(READY[coding])).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': coding,
    vary: 'Accept-Encoding',
  });
});

it('goes on serving the assets of earlier builds', async () => {
  expect((await ask(`${await servedFiles()}/assets/app-0.js`)).text).toBe('old');
});

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/.vite/manifest.json',
  '/assets/ready-1.js.br',
  '/assets',
  '/assets/',
  '/',
])('leaves %s to others', async (path) => {
  const url = await servedFiles();
  expect((await ask(url, { path })).text).toBe('next');
});

it('leaves everything but reading to others', async () => {
  expect((await ask(`${await servedFiles()}/robots.txt`, { method: 'POST' })).status).toBe(404);
});

it('at the root of the site are the files that no redirect is taken for', async () => {
  expect((await readdir(path.join(import.meta.dirname, '../../public'))).toSorted()).toEqual(ROOT_FILES);
});
