import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort, portOf } from '@kontorwerk/runtime/testing/ports';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { claim } from './claim.ts';
import { readSettings, type Settings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

/** Occupies a port until the test is over. */
async function takenPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return portOf(server);
}

async function settingsHere(): Promise<Settings> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'launch-claim-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return readSettings({ DATA_DIR: dataDir, PORT: String(await freePort()) });
}

test('a port for metrics that is taken stops the start', async () => {
  const port = await takenPort();
  vi.stubEnv('METRICS_PORT', String(port));
  await expect(claim(await settingsHere(), ['site'])).rejects.toThrow(`METRICS_PORT=${port} is already in use`);
});

test('a port for metrics that is the CMS’s stops the start', async () => {
  const settings = await settingsHere();
  vi.stubEnv('METRICS_PORT', String(settings.cmsPort));
  await expect(claim(settings, ['site'])).rejects.toThrow(`METRICS_PORT and CMS_PORT are both ${settings.cmsPort}`);
});
