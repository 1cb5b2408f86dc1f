import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { statusPartSchema } from '@kontorwerk/runtime/setup/check-result';
import * as v from 'valibot';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { folders } from './folders.ts';
import { judgeDisk, lookAtDisk } from './status.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'status-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

const told = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), parts: v.array(statusPartSchema) });

type Ended = { readonly code?: number; readonly stdout: string };

async function run(...words: readonly string[]): Promise<Ended> {
  // No server listens on these ports.
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URI: '', PORT: '1', CMS_PORT: '2', ...settings };
  const program = [path.join(folders.root, 'launch/main.ts'), 'status', ...words];
  return promisify(execFile)(process.execPath, program, { cwd: folders.root, env }).catch((error: Ended) => error);
}
let settings: Readonly<Record<string, string>> = {};
beforeEach(() => {
  settings = {};
});

test('all parts are told while nothing runs, and nothing is made', async () => {
  mkdirSync(path.join(dataDir, 'site/spool/refused'), { recursive: true });
  writeFileSync(path.join(dataDir, 'site/spool/1'), '');
  writeFileSync(path.join(dataDir, 'site/spool/refused/2'), '');
  const { code, stdout } = await run('--json');
  expect(code).toBe(1);
  const { parts } = v.parse(told, JSON.parse(stdout));
  expect(parts.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
    'version ok',
    'site wrong',
    'cms wrong',
    'database ok',
    'backup note',
    'disk ok',
    'spool note',
  ]);
  expect(parts.at(-1)).toMatchObject({ seen: '1 wait for the CMS, 1 refused', values: { waiting: 1, refused: 1 } });
});

test('a spool that can not be read does not count as empty', async () => {
  mkdirSync(path.join(dataDir, 'site'));
  writeFileSync(path.join(dataDir, 'site/spool'), '');
  const { parts } = v.parse(told, JSON.parse((await run('--json')).stdout));
  expect(parts.at(-1)).toMatchObject({ name: 'spool', verdict: 'wrong', seen: expect.stringContaining('ENOTDIR') });
});

test('what answers is told in its own words, a line for each part', async () => {
  const server = createServer((_request, response) => response.end('ok\nbackend: answers\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = v.parse(v.object({ port: v.number() }), server.address() satisfies AddressInfo | string | null);
  settings = { PORT: String(port), BACKEND_URL: 'https://cms.example.com' };
  const { code, stdout } = await run();
  expect(code).toBeUndefined();
  expect(stdout).toMatch(/^ok {7}version .*\nok {7}site .*\/readyz answers 200: ok; backend: answers\nok {7}disk /);
});

test.each([
  [50e9, 100e9, 'ok', '50.0 GB of 100.0 GB are free at /data'],
  [5e9, 100e9, 'note', '5.0 GB of 100.0 GB are free at /data'],
])('%d of %d bytes free', (free, size, verdict, seen) => {
  expect(judgeDisk('/data', free, size)).toMatchObject({ verdict, seen });
});

test('of a data folder that is not there yet the disk is looked at on which the first start makes it', () => {
  const missing = path.join(dataDir, 'a/b');
  const { verdict, seen } = lookAtDisk(missing);
  expect(verdict).not.toBe('wrong');
  expect(seen).toContain(` are free at ${dataDir}, where the first start makes ${missing}`);
  writeFileSync(path.join(dataDir, 'a'), '');
  expect(lookAtDisk(missing)).toMatchObject({ verdict: 'wrong', seen: expect.stringContaining('is a file') });
});
