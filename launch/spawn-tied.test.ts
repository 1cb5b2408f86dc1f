import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';

const TIED = path.join(import.meta.dirname, 'spawn-tied.ts');
const PROGRAM = 'console.log(process.pid); setInterval(() => {}, 1_000);';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what was started ends when its launcher is killed, which can’t end it any more', async () => {
  const launching = `const { spawnTied } = await import(${JSON.stringify(TIED)});
    spawnTied(['-e', ${JSON.stringify(PROGRAM)}], { cwd: '/', env: {} });`;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', launching], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void launcher.kill('SIGKILL'));
  const [printed] = await once(launcher.stdout, 'data');
  const pid = Number(printed);
  onTestFinished(() => void (isRunning(pid) && process.kill(pid, 'SIGKILL')));
  expect(isRunning(pid)).toBe(true);
  launcher.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});
