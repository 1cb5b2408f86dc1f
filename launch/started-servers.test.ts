import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { forgetServer, noteServer, startedEarlier } from './started-servers.ts';

test('a disk that takes no note ends nobody', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  // Not even root can make an entry of a folder that isn't one.
  writeFileSync(path.join(dataDir, 'run'), '');
  noteServer(dataDir, 3000, process.pid);
  expect(startedEarlier(dataDir, 3000)).toBeNull();
  forgetServer(dataDir, 3000);
});
