import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { siteHere } from '../testing/site-here.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createReadiness } from './readiness.ts';

it('tells that the data folder can’t be written, and that it can again', async () => {
  const folder = path.join(await temporaryFolder(), 'site');
  const site = await siteHere({}, { folder });
  const unready = await ask(`${site.url}/readyz`);
  expect([unready.status, unready.text]).toEqual([
    503,
    expect.stringMatching(/^the data folder can't be written: .*\n$/),
  ]);
  expect((await ask(`${site.url}/healthz`)).status).toBe(200);
  site.time.aheadMs = 10_000;
  await mkdir(folder);
  const ready = await ask(`${site.url}/readyz`);
  expect([ready.status, ready.text]).toEqual([200, 'ok\n']);
  expect(await readdir(folder)).toEqual([]);
});

it('tells that there is no content', async () => {
  const site = await siteHere({ backendUrl: 'http://127.0.0.1:1' });
  const { status, text } = await ask(`${site.url}/readyz`);
  expect([status, text]).toEqual([503, 'content is not loaded yet\n']);
});

it('tells that the server is stopping', async () => {
  const folder = await temporaryFolder();
  const readiness = createReadiness({ hasContent: () => true, isStopping: () => true, folder, clock: Date.now });
  expect(await readiness()).toBe('the server is stopping');
});
