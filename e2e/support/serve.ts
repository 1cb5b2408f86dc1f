/** The stack that the tests run against: on an empty data folder, which goes when the stack goes. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { launch } from './launch.ts';
import { MAIN_STACK } from './stacks.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-main-'));
const stack = launch('start', MAIN_STACK, dataDir);
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
