import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder for the running test; it is removed with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
