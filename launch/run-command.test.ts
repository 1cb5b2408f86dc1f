import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from './run-command.ts';

const RUN_COMMAND = JSON.stringify(path.join(import.meta.dirname, 'run-command.ts'));
const STOP_REQUEST = JSON.stringify(path.join(import.meta.dirname, 'stop-request.ts'));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([
  ['hears of it', ''],
  ['does not', "process.on('SIGTERM', () => {});"],
])('a stop request ends a command with what it started, which %s', async (_what, deaf) => {
  // Like npm: a shell in between, which forwards no signals.
  const inner = `${deaf} console.log(process.pid); setInterval(() => {}, 1_000);`;
  const launching = `const { listenForStopRequests, Stopped } = await import(${STOP_REQUEST});
    const { runCommand } = await import(${RUN_COMMAND});
    listenForStopRequests();
    const args = ['-c', '"$0" -e "$1" & wait', process.execPath, ${JSON.stringify(inner)}];
    await runCommand('It', '/bin/sh', args, { cwd: '/', onLine: console.log, patienceMs: 1_000 })
      .catch((error) => console.log(error instanceof Stopped ? 'stopped' : error));`;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', launching], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void launcher.kill('SIGKILL'));
  const printed: string[] = [];
  launcher.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  await expect.poll(() => printed.join(''), { timeout: 10_000 }).toMatch(/^\d+\n/);
  const pid = Number(printed[0]);
  onTestFinished(() => void (isRunning(pid) && process.kill(pid, 'SIGKILL')));
  const ended = once(launcher, 'exit');
  launcher.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(printed.join('')).toBe(`${pid}\nstopped\n`);
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});

test('where signals are not heard Ctrl-C ends a command with its launcher', async () => {
  const inner = 'console.log(process.pid); setInterval(() => {}, 1_000);';
  const launching = `const { runCommand } = await import(${RUN_COMMAND});
    await runCommand('It', process.execPath, ['-e', ${JSON.stringify(inner)}], { cwd: '/', onLine: console.log });`;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', launching], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => void launcher.kill('SIGKILL'));
  const [printed] = await once(launcher.stdout, 'data');
  const pid = Number(printed);
  onTestFinished(() => void (isRunning(pid) && process.kill(pid, 'SIGKILL')));
  process.kill(-(launcher.pid ?? 0), 'SIGINT');
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});

test.each(['process.kill(process.pid, "SIGKILL")', 'process.exit(137)'])(
  'a command that the system kills is told as that, with what helps (%s)',
  async (program) => {
    const run = runCommand('The build', process.execPath, ['-e', program], { cwd: '/', adviceOnKill: 'Add swap.' });
    await expect(run).rejects.toThrow(
      /^\nThe build was killed \(.*\), most likely since the memory ran out\. Add swap\.$/,
    );
  },
);
