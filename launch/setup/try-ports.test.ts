import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { portOf } from '@kontorwerk/runtime/testing/ports';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { noteServer } from '../started-servers.ts';
import { tryPorts } from './try-ports.ts';

let server: net.Server;
let port: number;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'ports-'));
  server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = portOf(server);
});
afterEach(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

async function tried(environment: Readonly<Record<string, string>>) {
  const { site } = await tryPorts(readSettings({ PORT: String(port), DATA_DIR: dataDir, ...environment }), ['site']);
  return site;
}

test('a port that nobody has is free', async () => {
  server.close();
  expect(await tried({})).toMatchObject({ state: 'free', finding: { verdict: 'ok', setting: 'PORT' } });
});

test('one that somebody else has is taken', async () => {
  expect(await tried({})).toMatchObject({
    state: 'taken',
    finding: { verdict: 'wrong', seen: `${port} is already in use` },
  });
});

test('one that this very installation has is no trouble: it runs', async () => {
  // This process has a path of the project in its command line, as a server started from here has.
  noteServer(dataDir, port, process.pid);
  expect(await tried({})).toMatchObject({ state: 'running', finding: { verdict: 'ok' } });
});

test('an address of another machine is told as that', async () => {
  expect(await tried({ HOST: '203.0.113.1' })).toMatchObject({
    state: 'taken',
    finding: { verdict: 'wrong', setting: 'HOST', seen: expect.stringContaining('is no address of this machine') },
  });
});
