import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@kontorwerk/runtime/testing/ports';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseServerSettings } from '../base/settings.ts';
import { startFakeBackend } from '../testing/fake-backend.ts';
import { ask } from '../testing/http-client.ts';
import { createLineLog } from '../testing/line-log.ts';
import { readMetrics } from '../testing/metrics.ts';
import { createTemporaryFolder, writeBuild } from '../testing/test-folders.ts';
import { type RunningSite, startSite } from './start-site.ts';

async function setUp() {
  const folder = await createTemporaryFolder();
  const build = await writeBuild(folder);
  const backend = await startFakeBackend();
  onTestFinished(() => backend.stop());
  const port = await freePort();
  const lines: string[] = [];
  const start = async (
    given: {
      readonly dataDir?: string;
      readonly build?: string;
      readonly metricsPort?: number;
      readonly metricsHost?: string;
    } = {},
  ): Promise<RunningSite> => {
    const settings = parseServerSettings({
      BACKEND_URL: backend.url,
      PORT: String(port),
      DATA_DIR: given.dataDir ?? folder,
      METRICS_PORT: given.metricsPort === undefined ? '' : String(given.metricsPort),
      METRICS_HOST: given.metricsHost,
    });
    return startSite({
      settings,
      build: given.build ?? build,
      log: createLineLog(lines),
    });
  };
  return { folder, build, backend, port, lines, start, url: `http://127.0.0.1:${port}` };
}

describe('startSite', () => {
  it('serves files and content as soon as it has started, and stops in good order', async () => {
    const { url, start, build } = await setUp();
    const site = await start();
    expect((await ask(`${url}/readyz`)).status).toBe(200);
    expect((await ask(`${url}/assets/app-1.js`)).text).toBe('app');
    await site.stop();
    await expect(ask(url)).rejects.toThrow('ECONNREFUSED');
    // The next build has other files; those of this one are still served.
    await writeFile(path.join(build, 'client/assets/app-1.js'), 'never the same name with other content');
    const next = await start();
    expect((await ask(`${url}/assets/app-1.js`)).status).toBe(200);
    await next.stop();
  });

  it('says that the port is in use', async () => {
    const { start, port } = await setUp();
    const site = await start();
    onTestFinished(() => site.stop());
    await expect(start()).rejects.toThrow(`PORT ${port} is in use on 127.0.0.1`);
  });

  it('tells what is counted at a port of its own, and nothing else there', async () => {
    const { url, start } = await setUp();
    const metricsPort = await freePort();
    const site = await start({ metricsPort });
    const at = `http://127.0.0.1:${metricsPort}`;
    await ask(`${url}/assets/app-1.js`);
    const { status, text } = await ask(`${at}/metrics`);
    expect(status).toBe(200);
    const counted = readMetrics(text);
    expect(counted.get('site_http_requests_total{route="files",method="GET",status="2xx"}')).toBe(1);
    for (const name of ['site_process_resident_memory_bytes', 'site_nodejs_eventloop_lag_p99_seconds'])
      expect(counted.get(name), name).toBeGreaterThanOrEqual(0);
    for (const path of ['/', '/readyz', '/de', '/metrics/x']) expect((await ask(`${at}${path}`)).status).toBe(404);
    expect((await ask(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await ask(`${url}/metrics`)).text).not.toContain('site_');
    await site.stop();
    await expect(ask(`${at}/metrics`)).rejects.toThrow('ECONNREFUSED');
  });

  it('says that the port of what is counted is in use, and then listens nowhere', async () => {
    const { url, start, backend } = await setUp();
    const metricsPort = Number(new URL(backend.url).port);
    await expect(start({ metricsPort })).rejects.toThrow(`METRICS_PORT ${metricsPort} is in use on 127.0.0.1`);
    await expect(ask(url)).rejects.toThrow('ECONNREFUSED');
  });

  it('names the setting of a host that is not this machine', async () => {
    const { start } = await setUp();
    const metricsPort = await freePort();
    await expect(start({ metricsPort, metricsHost: '192.0.2.1' })).rejects.toThrow(
      `METRICS_HOST 192.0.2.1 with METRICS_PORT ${metricsPort} can't be listened on`,
    );
  });

  it('says that the folder can not be written', async () => {
    const { start, folder } = await setUp();
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    await chmod(file, 0o444);
    await expect(start({ dataDir: file })).rejects.toThrow(/^DATA_DIR can't be used: /);
  });

  it('serves its own files where those of earlier builds can not be kept', async () => {
    const { url, start, folder, lines } = await setUp();
    await mkdir(path.join(folder, 'site'), { recursive: true });
    await writeFile(path.join(folder, 'site/assets-archive'), 'in the way');
    const site = await start();
    onTestFinished(() => site.stop());
    expect((await ask(`${url}/assets/app-1.js`)).text).toBe('app');
    expect(lines.filter((line) => line.startsWith("the assets of earlier builds can't be kept: ")).length).toBe(1);
  });

  it.each(['spool', 'incoming'])('starts where the folder %s can not be used, and says so once', async (name) => {
    const { url, start, folder, lines } = await setUp();
    await mkdir(path.join(folder, 'site'), { recursive: true });
    await writeFile(path.join(folder, 'site', name), 'in the way');
    const site = await start();
    onTestFinished(() => site.stop());
    expect((await ask(`${url}/assets/app-1.js`)).text).toBe('app');
    expect((await ask(`${url}/readyz`)).status).toBe(503);
    expect(lines.filter((line) => line.startsWith("the folders of submissions can't be used: ")).length).toBe(1);
  });

  it('says that the site has not been built', async () => {
    const { start, folder } = await setUp();
    await expect(start({ build: path.join(folder, 'none') })).rejects.toThrow(
      /can't be loaded \(has it been built\?\)/,
    );
  });
});
