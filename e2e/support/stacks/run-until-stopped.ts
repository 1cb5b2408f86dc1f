import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Launched } from './launch.ts';

/** Runs a stack on a temporary data folder until this process gets a stop signal; then removes the folder. */
export async function runUntilStopped(start: (dataDir: string) => Launched): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-'));
  const stack = start(dataDir);
  let stopping = false;
  function stop(): void {
    if (stopping) return;
    stopping = true;
    void stack.stop();
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const end = await stack.ended;
  rmSync(dataDir, { recursive: true, force: true });
  if (end !== 0 || !stopping) {
    console.error(`${stack.printed()}\nThe stack ended with ${end}.`);
    process.exitCode = 1;
  }
}
