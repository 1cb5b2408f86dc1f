import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { holdData } from './data-lock.ts';
import { noteServer } from './started-servers.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
});

test('a data folder is served from once, each half by itself, whatever the ports', () => {
  noteServer(dataDir, 3000, process.pid);
  holdData(dataDir, 'site');
  holdData(dataDir, 'cms');
  expect(() => holdData(dataDir, 'site', 0)).toThrow(
    `DATA_DIR=${dataDir} is in use by another start (ports 3000), which runs the site: stop that one, or name another folder.`,
  );
});

/** Starts another process, which locks the CMS's data until it gets any input. */
async function otherStart() {
  const program = `import { holdData } from ${JSON.stringify(path.join(import.meta.dirname, 'data-lock.ts'))};
    holdData(${JSON.stringify(dataDir)}, 'cms'); console.log('held'); process.stdin.once('data', () => process.exit());`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  return other;
}

test('a start that was killed holds nothing any more', async () => {
  const other = await otherStart();
  expect(() => holdData(dataDir, 'cms', 0)).toThrow('is in use by another start');
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  expect(() => holdData(dataDir, 'cms', 0)).not.toThrow();
});

test('a start that is about to end is waited for', async () => {
  const other = await otherStart();
  other.stdin.write('end');
  expect(() => holdData(dataDir, 'cms')).not.toThrow();
});

test('a disk that takes no lock keeps nobody from starting', () => {
  writeFileSync(path.join(dataDir, 'run'), '');
  expect(() => holdData(dataDir, 'site')).not.toThrow();
});
