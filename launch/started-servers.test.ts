import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { folders } from './folders.ts';
import { forgetServer, noteServer, startedEarlier } from './started-servers.ts';

test('a server that has given itself another name is known by where it runs', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'launch-'));
  const renamed = spawn(
    process.execPath,
    ['-e', "process.title = 'a server'; console.log(); setInterval(() => {}, 1e6)"],
    {
      cwd: folders.cms,
      argv0: 'a server',
    },
  );
  onTestFinished(() => {
    renamed.kill();
    rmSync(dataDir, { recursive: true });
  });
  await once(renamed.stdout, 'data');
  const { pid = 0 } = renamed;
  noteServer(dataDir, 3001, pid);
  expect(startedEarlier(dataDir, 3001)).toBe(pid);
});

test('a disk that takes no note ends nobody', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  // Not even root can create an entry in a file.
  writeFileSync(path.join(dataDir, 'run'), '');
  noteServer(dataDir, 3000, process.pid);
  expect(startedEarlier(dataDir, 3000)).toBeNull();
  forgetServer(dataDir, 3000);
});
