import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { folders } from './folders.ts';
import { checkPort } from './ports.ts';
import { noteServer } from './started-servers.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'launch-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function takenPort(): Promise<{ readonly port: number; free(): Promise<void> }> {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  if (address === null || typeof address === 'string') throw new Error('this server listens on no port');
  const free = async () => {
    if (!taken.listening) return;
    taken.close();
    await once(taken, 'close');
  };
  onTestFinished(free);
  return { port: address.port, free };
}

/** Starts a process whose command looks like one of this project. */
function ourProcess(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', folders.root], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid ?? 0;
}

/** Starts a process that has exited but isn't reaped (a zombie): the system knows its id but no command. */
async function endedProcess(): Promise<number> {
  const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  if (parent.stdout === null) throw new Error('nothing reads what the shell prints');
  const [line] = await once(parent.stdout, 'data');
  // From here on it reaps no children.
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/cmdline`, 'utf8')).toBe('sleep\x0060\x00');
  parent.stdio[3]?.destroy();
  const pid = Number(line);
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
  return pid;
}

/** Expects a check to wait exactly until the port is free. */
async function expectToWait(checked: Promise<void>, free: () => Promise<void>): Promise<void> {
  const none = Symbol('still waiting');
  expect(await Promise.race([checked, sleep(300, none)])).toBe(none);
  await free();
  await expect(checked).resolves.toBeUndefined();
}

test('a port in use is named with its setting', async () => {
  const { port, free } = await takenPort();
  await expect(checkPort('PORT', port, '127.0.0.1', dataDir)).rejects.toThrow(`PORT=${port} is already in use`);
  await free();
  await expect(checkPort('PORT', port, '127.0.0.1', dataDir)).resolves.toBeUndefined();
});

test.each([
  ['PORT', 'HOST'],
  ['CMS_PORT', 'CMS_HOST'],
])('beside %s an address that is none of this machine is named as %s, not the port', async (setting, host) => {
  // From a documentation range: no machine has it.
  await expect(checkPort(setting, 7999, '192.0.2.1', dataDir)).rejects.toThrow(`${host}=192.0.2.1 is no address of`);
});

test('a port that a server of an earlier start is about to free is waited for', async () => {
  const { port, free } = await takenPort();
  noteServer(dataDir, port, ourProcess());
  await expectToWait(checkPort('PORT', port, '127.0.0.1', dataDir), free);
});

test('a server that is ending, and has lost its command, is waited for too', async () => {
  const { port, free } = await takenPort();
  noteServer(dataDir, port, await endedProcess());
  await expectToWait(checkPort('PORT', port, '127.0.0.1', dataDir), free);
});

test('a server of an earlier start that keeps its port is named', async () => {
  const { port } = await takenPort();
  const pid = ourProcess();
  noteServer(dataDir, port, pid);
  await expect(checkPort('CMS_PORT', port, '127.0.0.1', dataDir, 300)).rejects.toThrow(
    `CMS_PORT=${port} is still held by process ${pid} of an earlier start: stop that one, or end it (kill -9 ${pid}).`,
  );
});

test('a number that another program has by now accuses nobody', async () => {
  const { port } = await takenPort();
  noteServer(dataDir, port, 1);
  await expect(checkPort('PORT', port, '127.0.0.1', dataDir)).rejects.toThrow('is already in use');
});
