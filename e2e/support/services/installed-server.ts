import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { until } from '../until.ts';

/** How long a server may take to answer on a busy machine, in milliseconds. */
const START_MS = 90_000;

export type InstalledServer = { stop(): Promise<void> };

type Options = {
  /** The program, from Debian's package `from`. */
  readonly command: string;
  readonly from: string;
  /** Its arguments; all its files are in one folder, which is removed when it ends. */
  readonly args: (folder: string, configuration: string) => readonly string[];
  /** Its configuration, written to a file in that folder. */
  readonly configuration: (folder: string) => string;
  readonly answers: () => Promise<boolean>;
};

/** Starts a server installed on the system, and resolves when it answers; fails with how to install a missing one. */
export async function startInstalled({
  command,
  from,
  args,
  configuration,
  answers,
}: Options): Promise<InstalledServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `e2e-${command}-`));
  const file = path.join(folder, 'configuration');
  writeFileSync(file, configuration(folder));
  const server = spawn(command, args(folder, file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let failure: string | undefined;
  server.once('error', () => {
    failure = `There is no ${command}: install it (apt-get install ${from}).`;
  });
  server.once('close', (code) => {
    failure ??= `${command} has ended with ${code}:\n${said}`;
  });
  async function stop(): Promise<void> {
    if (failure === undefined) {
      const ended = once(server, 'close');
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
  const isReady = async () => {
    if (failure !== undefined) throw new Error(failure);
    return answers();
  };
  try {
    await until(`${command} answers`, isReady, START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
